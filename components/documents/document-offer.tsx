import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { VisibleDocument } from '#lib/site/documents/visible-document.ts';
import { PageLink } from '../ui/page-link.tsx';
import ui from '../ui/ui.module.css';
import styles from './document-offer.module.css';
import { PagePicture } from './page-picture.tsx';

interface DocumentOfferProps {
  document: VisibleDocument;
  /** The name of the file. */
  name: string;
  path: string;
}

/** At most 25 KB, also on screens with a pixel ratio of 2. */
const WIDTHS = [360];

/** The preview beside a file: its first page as a small picture and a link to its text, or the reason why it cannot be read. */
export function DocumentOffer({ document, name, path }: DocumentOfferProps) {
  const { documents } = use(currentMessages());
  if (document.state === 'waiting') return null;
  if (document.state === 'unreadable')
    return <p className={styles.note}>{`${documents.notReadable} ${documents.unreadable[document.why]}`}</p>;
  const picture = document.pages[0]?.picture;
  return (
    <div className={styles.offer}>
      {picture && (
        <PageLink path={path} tabIndex={-1} aria-hidden className={styles.picture}>
          <PagePicture digest={document.digest} page={1} size={picture} alt="" widths={WIDTHS} sizes="9rem" />
        </PageLink>
      )}
      <p>
        <PageLink path={path} className={styles.link}>
          {documents.read}
          <span className={ui.visuallyHidden}>: {name}</span>
        </PageLink>{' '}
        {document.isScan && <span className={styles.badge}>{documents.scan}</span>}
      </p>
    </div>
  );
}
