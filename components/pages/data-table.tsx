import { use } from 'react';
import type { Locale } from '#content/locale.ts';
import type { FactTable } from '#content/site/page.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { UnbrokenNumbers } from '../ui/unbroken-numbers.tsx';
import styles from './data-table.module.css';

type Cell = FactTable['rows'][number][number];

/** A text that fills several lines of half a phone. */
const isLong = (text = '') => text.length > 60;

/** Whether a table has sentences beside its headings, which a phone shows below them. */
export const isWordy = ({ columns, rows }: FactTable, locale: Locale) =>
  columns.length === 2 && rows.some(([, cell]) => typeof cell === 'object' && isLong(cell?.[locale]));

/** A table of facts; the first cell of a row is its heading, unless it is empty. */
export function DataTable({ table }: { table: FactTable }) {
  const { caption, columns, rows } = table;
  const locale = use(currentLocale());
  const text = (cell: Cell) => (
    <UnbrokenNumbers>{typeof cell === 'number' ? formatNumber(cell, locale) : (cell?.[locale] ?? '')}</UnbrokenNumbers>
  );
  const languageOf = (cell: Cell | undefined) =>
    typeof cell !== 'object' || cell === null ? undefined : (otherLanguageOf(cell, locale) ?? undefined);
  return (
    <table className={isWordy(table, locale) ? `${styles.table} ${styles.wordy}` : styles.table}>
      {caption[locale] && <caption lang={otherLanguageOf(caption, locale) ?? undefined}>{caption[locale]}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.en} scope="col" lang={otherLanguageOf(column, locale) ?? undefined}>
              {column[locale]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = null, ...cells]) => (
          <tr key={JSON.stringify([name, cells])}>
            {name === null ? (
              <td />
            ) : (
              <th scope="row" lang={languageOf(name)}>
                {text(name)}
              </th>
            )}
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]?.en}
                className={typeof cell === 'number' ? styles.number : undefined}
                lang={languageOf(cell)}
              >
                {text(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
