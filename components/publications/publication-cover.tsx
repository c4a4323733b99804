import type { VisibleDocument } from '#lib/site/documents/visible-document.ts';
import { documentPath } from '#lib/site/notices/addresses.ts';
import { PagePicture } from '../documents/page-picture.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './publication-list.module.css';

interface PublicationCoverProps {
  documents: readonly (VisibleDocument | null)[];
  ownerPath: string;
}

/** At most 25 KB, also on screens with a pixel ratio of 2. */
const WIDTHS = [360];

/** The first page of a publication as its cover, with a link to its text; an empty cover where no page can be drawn. */
export function PublicationCover({ documents, ownerPath }: PublicationCoverProps) {
  for (const [at, document] of documents.entries()) {
    if (document?.state !== 'read') continue;
    const picture = document.pages[0]?.picture;
    if (!picture) continue;
    return (
      <PageLink path={documentPath(ownerPath, at + 1)} tabIndex={-1} aria-hidden className={styles.cover}>
        <PagePicture digest={document.digest} page={1} size={picture} alt="" widths={WIDTHS} sizes="4.5rem" />
      </PageLink>
    );
  }
  return <span className={styles.cover} />;
}
