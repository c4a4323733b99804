import { filterDocuments } from '#lib/site/accounts/group-documents.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import controls from './controls.module.css';
import { DocumentGroups, type DocumentGroupsProps } from './document-groups.tsx';
import styles from './documents.module.css';

interface DocumentBrowserProps extends DocumentGroupsProps {
  query: string;
  onQuery: (query: string) => void;
  onLogOut: () => void;
  noData: string;
}

/** The list of documents with a search box and a logout button. */
export function DocumentBrowser({ query, onQuery, onLogOut, noData, ...list }: DocumentBrowserProps) {
  const { documents, messages, locale } = list;
  const results = filterDocuments(documents, query);
  const count = messages.resultCount.replace('{count}', `${results.length}`).replace('{total}', `${documents.length}`);
  return (
    <>
      <div className={styles.bar}>
        <div role="search" className={styles.search}>
          <label htmlFor="qaa-search">{messages.search}</label>
          <input
            id="qaa-search"
            type="search"
            className={controls.input}
            value={query}
            maxLength={200}
            onChange={(event) => onQuery(event.target.value)}
          />
        </div>
        <button type="button" onClick={onLogOut} className={controls.secondary}>
          {messages.logOut}
        </button>
      </div>
      <p role="status" className={styles.count}>
        {results.length > 0 ? localizeDigits(count, locale) : noData}
      </p>
      <DocumentGroups {...list} documents={results} />
    </>
  );
}
