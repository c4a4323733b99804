import { use } from 'react';
import { Outcome } from '#components/ui/result-message.tsx';
import { criteria } from '#content/pages/qaa.ts';
import { searchDocuments } from '#lib/auth/group-documents.ts';
import type { ListedDocument } from '#lib/auth/listing.ts';
import type { Attempt } from '#lib/content-store/attempt.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import controls from './controls.module.css';
import { DocumentGroups } from './document-groups.tsx';
import styles from './documents.module.css';

interface ServedDocumentsProps {
  documents: Attempt<ListedDocument[]>;
  query: string;
}

/** The list as the server makes it, with search and log-out as forms. */
export function PlainDocumentList({ documents, query }: ServedDocumentsProps) {
  const locale = use(currentLocale());
  const { qaa, qaaWithoutScripts, states } = use(currentMessages());
  const found: typeof documents = documents.ok
    ? { ok: true, value: searchDocuments(documents.value, query) }
    : documents;
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
      <Outcome of={found} empty={states.noData}>
        {(list) => (
          <DocumentGroups
            documents={list}
            criteria={criteria.map((name) => name[locale])}
            locale={locale}
            words={qaa}
            level="h2"
          />
        )}
      </Outcome>
    </>
  );
}
