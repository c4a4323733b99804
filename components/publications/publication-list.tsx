import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import { sizeAttachments } from '#lib/site/content-cache/files/file-facts.ts';
import { readVisibleDocuments, type VisibleDocument } from '#lib/site/documents/visible-document.ts';
import { documentPath, publicationPath } from '#lib/site/notices/addresses.ts';
import { PagePicture } from '../documents/page-picture.tsx';
import { DualDate } from '../text/dual-date.tsx';
import { UpstreamName } from '../text/upstream-name.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { PublicationFiles } from './publication-files.tsx';
import styles from './publication-list.module.css';

interface PublicationCoverProps {
  documents: readonly (VisibleDocument | null)[];
  ownerPath: string;
}

/** At most 25 KB, also on screens with a pixel ratio of 2. */
const WIDTHS = [360];

/** The first page of a publication as its cover, with a link to its text; an empty cover where no page can be drawn. */
function PublicationCover({ documents, ownerPath }: PublicationCoverProps) {
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

interface PublicationListProps {
  publications: readonly Publication[];
}

async function PublicationItem({ publication }: { publication: Publication }) {
  const { publications: messages } = await currentMessages();
  const { id, published, attachments } = publication;
  const { description, editors, publisher, about } = inLanguage(publication, await currentLocale());
  const files = await sizeAttachments(attachments);
  const documents = await readVisibleDocuments(attachments);
  const ownerPath = publicationPath(id);
  const facts = [
    { name: messages.editors, value: editors && <UpstreamText text={editors} /> },
    { name: messages.publisher, value: publisher && <UpstreamName name={publisher} /> },
    { name: messages.published, value: published && <DualDate date={published} /> },
  ].filter(({ value }) => value);
  return (
    <li className={styles.publication}>
      <PublicationCover documents={documents} ownerPath={ownerPath} />
      <article aria-labelledby={`publication-${id}`}>
        <h3 id={`publication-${id}`} className={styles.title}>
          <UpstreamText text={description} />
        </h3>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {about && <UpstreamText as="p" text={about} className={styles.about} />}
        <PublicationFiles {...{ files, documents, ownerPath }} describedBy={`publication-${id}`} />
      </article>
    </li>
  );
}

/** Publications with cover, editors, publisher, date, description and files. */
export function PublicationList({ publications }: PublicationListProps) {
  return (
    <ol className={styles.list}>
      {publications.map((publication) => (
        <PublicationItem key={publication.id} publication={publication} />
      ))}
    </ol>
  );
}
