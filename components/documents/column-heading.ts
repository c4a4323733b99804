import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { DataTable } from '#lib/site/documents/tables/data-table.ts';

/** The headings of the columns of a table as they are shown: those of the document, or their kind. */
export function columnHeadings({ columns }: DataTable, locale: Locale): string[] {
  const { number, column } = messagesIn(locale).tableRows;
  return columns.map(
    ({ heading, hasNumbers }, index) =>
      heading || (hasNumbers ? number : fillIn(column, { column: index + 1 }, locale)),
  );
}
