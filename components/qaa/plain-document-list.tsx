import { FailureMessage } from '#components/ui/failure-message.tsx';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { filterDocuments } from '#lib/site/accounts/group-documents.ts';
import type { ListedDocument } from '#lib/site/accounts/listing.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import controls from './controls.module.css';
import { DocumentGroups } from './document-groups.tsx';
import styles from './documents.module.css';

interface PlainDocumentListProps {
  documents: Attempt<ListedDocument[]>;
  query: string;
  locale: Locale;
}

/** The server-rendered list of documents, with search and logout as forms. */
export function PlainDocumentList({ documents, query, locale }: PlainDocumentListProps) {
  const { accreditation, qaa, qaaWithoutScripts, states } = messagesIn(locale);
  const results = documents.ok ? filterDocuments(documents.value, query) : null;
  return (
    <>
      <div className={styles.bar}>
        <form className={styles.search}>
          <label htmlFor="q">{qaa.search}</label>
          <input id="q" name="q" type="search" defaultValue={query} maxLength={200} className={controls.input} />
          <button type="submit" className={controls.primary}>
            {qaaWithoutScripts.searchNow}
          </button>
        </form>
        <form method="post" action={`/api/qaa/form/logout?locale=${locale}`}>
          <button type="submit" className={controls.secondary}>
            {qaa.logOut}
          </button>
        </form>
      </div>
      {results === null && <FailureMessage locale={locale} />}
      {results?.length === 0 && <p>{states.noData}</p>}
      {results && results.length > 0 && (
        <DocumentGroups
          documents={results}
          criteria={accreditation.criteria}
          locale={locale}
          messages={qaa}
          level="h2"
        />
      )}
    </>
  );
}
