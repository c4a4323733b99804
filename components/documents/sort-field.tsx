import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { DataTable } from '#lib/site/documents/tables/data-table.ts';
import control from '../ui/control.module.css';
import { columnHeadings } from './column-heading.ts';
import styles from './sort-field.module.css';

interface SortFieldProps {
  table: DataTable;
  sort: string;
  locale: Locale;
}

/** The order of rows, for screens where the headings of the table are hidden, and for keyboards. */
export function SortField({ table, sort, locale }: SortFieldProps) {
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
