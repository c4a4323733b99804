import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { dataTables } from '#lib/site/documents/tables/data-tables.ts';
import { tablePath } from '#lib/site/notices/addresses.ts';
import type { AttachedDocument } from '#lib/site/notices/attached-document.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { PageLink } from '../ui/page-link.tsx';
import styles from './table-links.module.css';
import { TableLinks } from './table-links.tsx';
import { TableSearch } from './table-search.tsx';

/** Tables with a search box each; further ones have only links. */
const MAX_SEARCHED = 3;

/** The tables of a document that have symbol or registration numbers: a search in each, and links to its rows and to its files. */
export function DocumentTables({ of: { document, path } }: { of: AttachedDocument }) {
  const locale = use(currentLocale());
  const { tableRows } = use(currentMessages());
  if (document.state !== 'read' || document.isScan) return null;
  return dataTables(document).map((table, index) => {
    const { number, caption, rows } = table;
    const heading = caption === null ? tableRows.heading : fillIn(tableRows.headingOf, { caption }, locale);
    return (
      <section key={number} aria-labelledby={`table-${number}`} className={styles.offer}>
        <h2 id={`table-${number}`} lang={languageOf(heading) === locale ? undefined : languageOf(heading)}>
          {heading}
        </h2>
        {index < MAX_SEARCHED && <TableSearch {...{ table, path, locale }} />}
        <TableLinks {...{ path, number, locale }}>
          <PageLink path={tablePath(path, number)}>
            {fillIn(tableRows.all, { count: formatNumber(rows.length, locale) }, locale)}
          </PageLink>
        </TableLinks>
      </section>
    );
  });
}
