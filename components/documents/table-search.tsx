import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import type { DataTable } from '#lib/site/documents/tables/data-table.ts';
import { tablePath } from '#lib/site/notices/addresses.ts';
import { MAX_QUERY_LENGTH } from '#lib/site/search/query-text.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import box from '../ui/query-box.module.css';
import { QueryBox } from '../ui/query-box.tsx';

interface TableSearchProps {
  table: DataTable;
  /** The page of the document. */
  path: string;
  query?: string;
  locale: Locale;
  /** Further fields of the form. */
  fields?: ReactNode;
  /** The rows, on their own page. */
  children?: ReactNode;
}

/** The search in the rows of a table: an ordinary form, which searches in place while the visitor types (`controls/table-rows.ts`). */
export function TableSearch({ table, path, query = '', locale, fields, children }: TableSearchProps) {
  const { tableRows } = messagesIn(locale);
  return (
    <div data-script="table-rows">
      <div role="search" aria-label={tableRows.heading}>
        <form action={localPath(tablePath(path, table.number), locale)} className={box.box}>
          <QueryBox
            id={`rows-${table.number}`}
            name="q"
            type="search"
            defaultValue={query || undefined}
            maxLength={MAX_QUERY_LENGTH}
            label={tableRows.label}
            hint={fillIn(tableRows.hint, { count: formatNumber(table.rows.length, locale) }, locale)}
            button={tableRows.button}
          />
          {fields}
        </form>
      </div>
      <div tabIndex={-1}>
        <LiveRegion />
        <div data-results="">{children}</div>
      </div>
    </div>
  );
}
