import type { MouseEvent } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { groupDocuments } from '#lib/site/accounts/group-documents.ts';
import type { ListedDocument } from '#lib/site/accounts/listing.ts';
import { formatFileSize } from '#lib/site/files/describe-file.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { UpstreamText } from '../text/upstream-text.tsx';
import styles from './documents.module.css';

/** Called in the browser on a click on a stored document. */
type OnOpen = (event: MouseEvent<HTMLAnchorElement>, href: string) => void;

interface DocumentLinkProps {
  document: ListedDocument;
  locale: Locale;
  messages: Messages['qaa'];
  onOpen?: OnOpen;
}

/** A document's name, linked if it has an address, with the type and size of the file. */
function DocumentLink({ document, locale, messages, onOpen }: DocumentLinkProps) {
  const { title, href, isOutside, type, bytes } = document;
  const size = bytes === null ? null : formatFileSize(bytes, locale);
  const facts = isOutside ? [messages.outside] : href === null ? [messages.noFile] : [type, size].filter(Boolean);
  const name = <UpstreamText text={title} />;
  const open = onOpen && href && !isOutside ? (event: MouseEvent<HTMLAnchorElement>) => onOpen(event, href) : undefined;
  return (
    <>
      {href ? (
        <a href={href} onClick={open} className={styles.link} rel={isOutside ? 'noopener noreferrer' : undefined}>
          {name}
        </a>
      ) : (
        <span className={styles.link}>{name}</span>
      )}
      {facts.length > 0 && <span className={styles.facts}> ({facts.join(', ')})</span>}
    </>
  );
}

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

/** Documents of a list: more than a campus has, but a foreign API may invent any number. */
const MAX_DOCUMENTS = 500;

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
  const more = documents.length - MAX_DOCUMENTS;
  const groups = groupDocuments(documents.slice(0, MAX_DOCUMENTS)).map(({ criterion, documents: members }) => (
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
  return (
    <>
      {groups}
      {more > 0 && <p>{localizeDigits(messages.more.replace('{count}', `${more}`), locale)}</p>}
    </>
  );
}
