import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import type { DataTable } from '#lib/site/documents/tables/data-table.ts';
import { tablePath } from '#lib/site/notices/addresses.ts';
import type { RowsPage } from '#lib/site/site-search/rows/query-rows.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { LocalizedLink } from '../ui/localized-link.tsx';
import ui from '../ui/ui.module.css';
import { hasUnbrokenNumber, UnbrokenNumbers } from '../ui/unbroken-numbers.tsx';
import { columnHeadings } from './column-heading.ts';
import { keyed } from './keyed.ts';
import styles from './table-rows.module.css';

interface TableRowsProps {
  table: DataTable;
  rows: RowsPage;
  query: string;
  sort: string;
  /** The page of the document, and the name of its file. */
  path: string;
  name: string;
  locale: Locale;
}

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** A text with a number of several parts, which no line divides, in one element: headings and cells are grids. */
const unbroken = (text: string) =>
  hasUnbrokenNumber(text) ? (
    <div>
      <UnbrokenNumbers>{text}</UnbrokenNumbers>
    </div>
  ) : (
    text
  );

/** Characters and columns of the widest row that fits on a phone. */
const MAX_WIDTH = { characters: 34, columns: 4 } as const;

/** Whether the cells of all rows fit beside each other on a phone. */
function isNarrow(rows: readonly { cells: readonly string[] }[], headings: readonly string[]): boolean {
  const widths = headings.map((heading, at) =>
    Math.max(...heading.split(' ').map(({ length }) => length), ...rows.map(({ cells }) => cells[at]?.length ?? 0)),
  );
  return widths.length <= MAX_WIDTH.columns && widths.reduce((sum, width) => sum + width, 0) <= MAX_WIDTH.characters;
}

/** One page of rows, whose headings sort them. On a phone each row that does not fit is a card. */
export function TableRows({ table, rows, query, sort, path, name: fileName, locale }: TableRowsProps) {
  const { tableRows } = messagesIn(locale);
  const headings = columnHeadings(table, locale);
  const pages = new Set(table.rows.map(({ page }) => page));
  const hasPages = pages.size > 1;
  const language = languageOf(rows.rows.flatMap(({ cells }) => cells).join(' '));
  const caption = table.caption ?? fillIn(tableRows.title, { name: fileName, table: table.number }, locale);
  const props = (text: string) => (hasLetters(text) && languageOf(text) !== language ? { lang: languageOf(text) } : {});
  return (
    <section aria-label={caption} tabIndex={0} className={styles.scroll}>
      <table
        lang={language}
        className={isNarrow(rows.rows, headings) ? styles.table : `${styles.table} ${styles.cards}`}
      >
        <caption className={ui.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {table.columns.map(({ name }, index) => {
              const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
              const next = direction === 'ascending' ? `-${name}` : name;
              return (
                <th key={name} scope="col" aria-sort={direction}>
                  <LocalizedLink
                    path={tablePath(path, table.number, { q: query, sort: next })}
                    locale={locale}
                    rel="nofollow"
                    {...props(headings[index] ?? '')}
                  >
                    {unbroken(headings[index] ?? '')}
                  </LocalizedLink>
                </th>
              );
            })}
            {hasPages && (
              <th scope="col" lang={locale} className={styles.page}>
                {tableRows.page}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {keyed(rows.rows).map(({ key, part: { page, cells } }) => (
            <tr key={key}>
              {keyed(cells).map((cell) => (
                <td
                  key={cell.key}
                  data-label={headings[cell.key]}
                  className={hasLetters(cell.part) ? undefined : styles.number}
                  {...props(cell.part)}
                >
                  {hasLetters(cell.part) ? unbroken(cell.part) : cell.part}
                </td>
              ))}
              {hasPages && (
                <td data-label={tableRows.page} lang={locale} className={styles.page}>
                  <a href={`${localPath(path, locale)}#page-${page}`}>{fillIn('{page}', { page }, locale)}</a>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
