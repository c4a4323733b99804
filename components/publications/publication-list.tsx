import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import { sizeAttachments } from '#lib/site/content-cache/files/file-facts.ts';
import { readVisibleDocuments } from '#lib/site/documents/visible-document.ts';
import { publicationPath } from '#lib/site/notices/addresses.ts';
import { DualDate } from '../text/dual-date.tsx';
import { UpstreamName } from '../text/upstream-name.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PublicationCover } from './publication-cover.tsx';
import { PublicationFiles } from './publication-files.tsx';
import styles from './publication-list.module.css';

interface PublicationListProps {
  publications: readonly Publication[];
}

async function PublicationItem({ publication }: { publication: Publication }) {
  const { publications: messages } = await currentMessages();
  const { id, editors, publisher, published, attachments } = publication;
  const { description, about } = inLanguage(publication, await currentLocale());
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
