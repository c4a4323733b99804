import { use } from 'react';
import type { ShownDocument } from '#lib/documents/visible-document.ts';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import { PageLink } from '../ui/page-link.tsx';
import ui from '../ui/ui.module.css';
import styles from './document-offer.module.css';
import { PagePicture } from './page-picture.tsx';

interface DocumentOfferProps {
  document: ShownDocument;
  /** The name of the file, and the page of its text. */
  name: string;
  path: string;
}

/** At most 25 KB, also on a screen with two pixels for one. */
const WIDTHS = [360];

/** SideNav a file: its first page as a small picture, and the way to its text; why there is none where it can't be read. */
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
