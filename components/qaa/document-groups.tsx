import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { groupDocuments } from '#lib/site/accounts/group-documents.ts';
import type { ListedDocument } from '#lib/site/accounts/listing.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { DocumentLink, type OnOpen } from './document-link.tsx';
import styles from './documents.module.css';

export interface DocumentGroupsProps {
  documents: readonly ListedDocument[];
  /** Names of the criteria, starting with criterion 1. */
  criteria: readonly string[];
  locale: Locale;
  messages: Messages['qaa'];
  onOpen?: OnOpen;
  /** The heading level of the criteria. */
  level?: 'h2' | 'h3';
}

/** The documents grouped by criteria of accreditation, each with its question of the review form. */
export function DocumentGroups({
  documents,
  criteria,
  locale,
  messages,
  onOpen,
  level: Title = 'h3',
}: DocumentGroupsProps) {
  const numbered = (template: string, number: number) =>
    localizeDigits(template.replace('{number}', `${number}`), locale);
  return groupDocuments(documents).map(({ criterion, documents: members }) => (
    <section key={criterion ?? 'whole'} className={styles.group}>
      <Title className={styles.criterion}>
        {criterion === null ? (
          messages.wholeCycle
        ) : (
          <>
            <span className={styles.number}>{numbered(messages.criterion, criterion)}</span> {criteria[criterion - 1]}
          </>
        )}
      </Title>
      <ul>
        {members.map((document) => (
          <li
            key={`${document.href} ${document.title}`}
            className={`${styles.document} ${document.question === null ? styles.unnumbered : ''}`}
          >
            {document.question !== null && (
              <span className={styles.question}>{numbered(messages.question, document.question)}</span>
            )}
            <span>
              <DocumentLink document={document} locale={locale} messages={messages} onOpen={onOpen} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
