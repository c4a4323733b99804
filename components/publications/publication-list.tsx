import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import { publicationPath } from '#lib/site/notices/addresses.ts';
import { AttachmentList } from '../files/attachment-list.tsx';
import { DualDate } from '../text/dual-date.tsx';
import { UpstreamName } from '../text/upstream-name.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import styles from './publication-list.module.css';

interface PublicationListProps {
  publications: readonly Publication[];
}

function PublicationItem({ publication }: { publication: Publication }) {
  const { publications: messages } = use(currentMessages());
  const { id, editors, publisher, published, attachments } = publication;
  const { description, about } = inLanguage(publication, use(currentLocale()));
  const facts = [
    { name: messages.editors, value: editors && <UpstreamText text={editors} /> },
    { name: messages.publisher, value: publisher && <UpstreamName name={publisher} /> },
    { name: messages.published, value: published && <DualDate date={published} /> },
  ].filter(({ value }) => value);
  return (
    <li className={styles.publication}>
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
        <AttachmentList attachments={attachments} describedBy={`publication-${id}`} ownerPath={publicationPath(id)} />
      </article>
    </li>
  );
}

/** Publications with editors, publisher, date, description and files. */
export function PublicationList({ publications }: PublicationListProps) {
  return (
    <ol className={styles.list}>
      {publications.map((publication) => (
        <PublicationItem key={publication.id} publication={publication} />
      ))}
    </ol>
  );
}
