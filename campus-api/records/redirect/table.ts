import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { formatTable } from '#campus-api/csv/format-table.ts';
import { type ColumnChoices, columnHeadings, type TableHeadings } from '#campus-api/csv/headings.ts';
import { openTable, type TableType } from '#campus-api/csv/open-table.ts';
import { type Problem, refuseProblems } from '#campus-api/csv/problems.ts';
import { RowCells } from '#campus-api/csv/row-cells.ts';
import { tableWarnings } from '#campus-api/csv/table-warnings.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import type { Locale } from '#content/locale.ts';
import { MAX_FORMER_ADDRESSES } from '#content/site/former-addresses.ts';
import { type RedirectRowsResult, writeChecked } from './changes.ts';
import { checkRedirectRows } from './check-rows.ts';
import type { RedirectRecord } from './redirect.ts';

/** The columns of a table of redirects. */
const columns = {
  from: ['from', 'पुरानो ठेगाना', 'old address', 'old url', 'source', 'former address', 'page', 'url', 'बाट'],
  to: ['to', 'नयाँ ठेगाना', 'new address', 'new url', 'target', 'destination', 'redirect to', 'मा'],
} as const;
type RedirectColumn = keyof typeof columns;

export const redirectTableType: TableType<RedirectColumn> = {
  columns,
  needed: [['from'], ['to']],
  maxRows: MAX_FORMER_ADDRESSES,
};

export const formatRedirects = (redirects: readonly RedirectRecord[], language: Locale): string =>
  formatTable([
    columnHeadings<RedirectColumn>(columns, language),
    ...redirects.map(({ source, target }) => [source, target]),
  ]);

/**
 * Imports redirects from a table (Excel or CSV) with the columns `from` and `to`; existing ones get the target of the table. A dry run shows the changes.
 * @throws TableError with a sentence for each wrong row, NeedsConfirmationError
 */
export async function importRedirectTable(
  campus: Campus,
  file: UploadedFile,
  choices?: ColumnChoices,
): Promise<ChangeResult<RedirectRowsResult & { openHeadings: TableHeadings | null }>> {
  const table = await openTable(redirectTableType, file, choices);
  const problems: Problem[] = [];
  const warnings = tableWarnings(table);
  const rows = table.rows.map((row) => {
    const cells = new RowCells(row, table);
    cells.report(problems, warnings);
    return { line: row.line, row: { from: cells.value('from'), to: cells.value('to') } };
  });
  const checked = checkRedirectRows(
    campus.database,
    rows.map(({ row }) => row),
  );
  for (const { index, field, code, values } of checked.problems)
    problems.push({ line: rows[index]?.line ?? 1, column: field, code, values });
  refuseProblems(table.name, problems);
  return changeCampus(campus, { action: 'import', issues: warnings }, (issues) => ({
    ...writeChecked(campus.database, issues, checked, true),
    openHeadings: table.openHeadings,
  }));
}
