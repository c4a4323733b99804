import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import type { Publication } from '#lib/upstream/types.ts';
import { AttachmentList } from '../ui/attachment-list.tsx';
import { DualDate } from '../ui/dual-date.tsx';
import { UpstreamName } from '../ui/upstream-name.tsx';
import { UpstreamText } from '../ui/upstream-text.tsx';
import styles from './publication-list.module.css';

interface PublicationListProps {
  publications: readonly Publication[];
  locale: Locale;
  messages: Messages;
}

interface PublicationItemProps extends Omit<PublicationListProps, 'publications'> {
  publication: Publication;
}

function PublicationItem({ publication, locale, messages }: PublicationItemProps) {
  const { id, description, editors, publisher, about, published, attachments } = publication;
  const words = messages.publications;
  const facts = [
    { name: words.editors, value: editors && <UpstreamText text={editors} /> },
    { name: words.publisher, value: publisher && <UpstreamName name={publisher} locale={locale} /> },
    { name: words.published, value: published && <DualDate date={published} locale={locale} /> },
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
        <AttachmentList
          attachments={attachments}
          locale={locale}
          messages={messages}
          describedBy={`publication-${id}`}
        />
      </article>
    </li>
  );
}

/** Publications with editors, publisher, date, what they are about, and their files. */
export function PublicationList({ publications, ...rest }: PublicationListProps) {
  return (
    <ol className={styles.list}>
      {publications.map((publication) => (
        <PublicationItem key={publication.id} publication={publication} {...rest} />
      ))}
    </ol>
  );
}
