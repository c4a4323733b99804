import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { DataTable } from '#lib/site/documents/tables/data-table.ts';
import { tablePath } from '#lib/site/notices/addresses.ts';
import type { TableOfDocument } from '#lib/site/site-search/rows/find-table.ts';
import type { RowsPage } from '#lib/site/site-search/rows/query-rows.ts';
import type { RowsRequest } from '#lib/site/site-search/rows/rows-request.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import control from '../ui/control.module.css';
import { LocalizedLink } from '../ui/localized-link.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { columnHeadings } from './column-heading.ts';
import styles from './sort-field.module.css';
import { TableLinks } from './table-links.tsx';
import { TableRows } from './table-rows.tsx';
import { TableSearch } from './table-search.tsx';

interface SortFieldProps {
  table: DataTable;
  sort: string;
  locale: Locale;
}

/** The order of rows, for screens where the headings of the table are hidden, and for keyboards. */
function SortField({ table, sort, locale }: SortFieldProps) {
  const { tableRows } = messagesIn(locale);
  const headings = columnHeadings(table, locale);
  return (
    <p className={styles.field}>
      <label htmlFor="sort">{tableRows.sort}</label>
      <select id="sort" name="sort" defaultValue={sort} className={control.input}>
        <option value="">{tableRows.asInDocument}</option>
        {table.columns.flatMap(({ name }, index) => {
          const column = headings[index] ?? '';
          return [
            <option key={name} value={name}>
              {fillIn(tableRows.ascending, { column }, locale)}
            </option>,
            <option key={`-${name}`} value={`-${name}`}>
              {fillIn(tableRows.descending, { column }, locale)}
            </option>,
          ];
        })}
      </select>
    </p>
  );
}

interface TablePageProps {
  of: TableOfDocument;
  request: RowsRequest;
  /** Null for a search that is too long. */
  rows: RowsPage | null;
  locale: Locale;
}

/** The rows of a table of a document, with their search, their order and the files of the whole table. */
export function TablePage({ of: { table, name, path }, request, rows, locale }: TablePageProps) {
  const { tableRows, documents } = messagesIn(locale);
  const { query, sort } = request;
  return (
    <>
      <p>
        {tableRows.from}{' '}
        <LocalizedLink path={path} locale={locale}>
          {name}
        </LocalizedLink>
      </p>
      <p>{documents.caution}</p>
      <TableSearch {...{ table, path, query, locale }} fields={<SortField {...{ table, sort, locale }} />}>
        <p role="status">{statusOf({ query, rows, total: table.rows.length }, locale)}</p>
        {rows && rows.total > 0 && (
          <>
            <TableRows {...{ table, rows, query, sort, path, name, locale }} />
            <Pagination
              page={rows.page}
              pages={rows.pages}
              pathOf={(page) => tablePath(path, table.number, { q: query, sort, page })}
              locale={locale}
            />
          </>
        )}
      </TableSearch>
      <TableLinks {...{ path, number: table.number, locale }} />
    </>
  );
}

interface Matches {
  query: string;
  rows: RowsPage | null;
  /** All rows of the table. */
  total: number;
}

function statusOf({ query, rows, total }: Matches, locale: Locale): string {
  const { tableRows } = messagesIn(locale);
  if (rows === null) return tableRows.tooLong;
  const values = { query, count: formatNumber(rows.total, locale), total: formatNumber(total, locale) };
  if (query === '') return fillIn(tableRows.count, values, locale);
  if (rows.total === 0) return fillIn(tableRows.noMatch, values, locale);
  return fillIn(rows.total === 1 ? tableRows.oneMatch : tableRows.matches, values, locale);
}
