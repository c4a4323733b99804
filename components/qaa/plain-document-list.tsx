import { use } from 'react';
import { Loaded } from '#components/ui/loaded.tsx';
import { filterDocuments } from '#lib/auth/group-documents.ts';
import type { ListedDocument } from '#lib/auth/listing.ts';
import type { Attempt } from '#lib/content-store/attempt.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import controls from './controls.module.css';
import { DocumentGroups } from './document-groups.tsx';
import styles from './documents.module.css';

interface PlainDocumentListProps {
  documents: Attempt<ListedDocument[]>;
  query: string;
}

/** The server-rendered list of documents, with search and logout as forms. */
export function PlainDocumentList({ documents, query }: PlainDocumentListProps) {
  const locale = use(currentLocale());
  const { accreditation, qaa, qaaWithoutScripts, states } = use(currentMessages());
  const results: typeof documents = documents.ok
    ? { ok: true, value: filterDocuments(documents.value, query) }
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
      <Loaded of={results} empty={states.noData}>
        {(list) => (
          <DocumentGroups
            documents={list}
            criteria={accreditation.criteria}
            locale={locale}
            messages={qaa}
            level="h2"
          />
        )}
      </Loaded>
    </>
  );
}
