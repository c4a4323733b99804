import { use } from 'react';
import type { FactTable } from '#content/pages/text-page.ts';
import { formatNumber } from '#lib/calendar/index.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import styles from './data-table.module.css';

/** A table of facts; the first cell of a row is its heading. */
export function DataTable({ table: { caption, columns, rows } }: { table: FactTable }) {
  const locale = use(currentLocale());
  const text = (cell: FactTable['rows'][number][number]) =>
    typeof cell === 'number' ? formatNumber(cell, locale) : cell[locale];
  return (
    <table className={styles.table}>
      <caption>{caption[locale]}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.en} scope="col">
              {column[locale]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name && text(name)}>
            <th scope="row">{name && text(name)}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]?.en} className={typeof cell === 'number' ? styles.number : undefined}>
                {text(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
