import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { formatTable } from '#campus-api/csv/format-table.ts';
import type { TableRow } from '#campus-api/csv/parse-table.ts';
import { type Problem, refuseProblems } from '#campus-api/csv/problems.ts';
import { readTable } from '#campus-api/csv/read-table.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { MAX_FORMER_ADDRESSES } from '#content/site/former-addresses.ts';
import { checkRedirectRows } from './check-rows.ts';
import type { RedirectRecord, RedirectRow } from './redirect.ts';
import { type RedirectRowsResult, writeChecked } from './write.ts';

/** The columns of a table of redirects. */
export const redirectColumns = ['from', 'to'] as const;

/** Maximum number of parsed rows, empty ones included. */
const MAX_PARSED_ROWS = 2 * MAX_FORMER_ADDRESSES;

export const redirectTable = (redirects: readonly RedirectRecord[]): string =>
  formatTable([redirectColumns, ...redirects.map(({ source, target }) => [source, target])]);

/**
 * Imports redirects from a table (Excel or CSV) with the columns `from` and `to`; existing ones get the target of the table. A dry run shows the changes.
 * @throws TableError with a sentence for each wrong row, NeedsConfirmationError
 */
export async function importRedirectTable(
  campus: Campus,
  table: UploadedFile,
): Promise<ChangeResult<RedirectRowsResult>> {
  const { rows, problems } = await readRedirects(table);
  const checked = checkRedirectRows(
    campus.database,
    rows.map(({ row }) => row),
  );
  for (const { index, field, code, values } of checked.problems)
    problems.push({ line: rows[index]?.line ?? 1, column: field, code, values });
  refuseProblems(table.name ?? table.path, problems);
  return changeCampus(campus, { action: 'import' }, (issues) => writeChecked(campus.database, issues, checked, true));
}

async function readRedirects(table: UploadedFile): Promise<{
  rows: { line: number; row: RedirectRow }[];
  problems: Problem[];
}> {
  const { rows: lines, problem } = await readTable(table, MAX_PARSED_ROWS);
  const problems: Problem[] = problem ? [problem] : [];
  const [first, ...others] = lines;
  if (first === undefined) return { rows: [], problems: [...problems, { line: 1, code: 'table-no-columns' }] };
  const [from, to] = redirectColumns.map((column) => indexOf(first, column, problems));
  if (from === undefined || to === undefined || from === -1 || to === -1) return { rows: [], problems };
  if (others.length === 0 && !problem) problems.push({ line: first.line, code: 'table-no-rows' });
  if (others.length > MAX_FORMER_ADDRESSES)
    problems.push({ line: first.line, code: 'table-too-many-rows', values: { most: MAX_FORMER_ADDRESSES } });
  if (problems.length > 0) return { rows: [], problems };
  const rows = others.map(({ line, cells }) => ({ line, row: { from: cells[from] ?? '', to: cells[to] ?? '' } }));
  return { rows, problems };
}

function indexOf({ line, cells }: TableRow, column: string, problems: Problem[]): number {
  const index = cells.findIndex((cell) => cell.toLowerCase() === column);
  if (index === -1) problems.push({ line, column, code: 'table-column-missing' });
  return index;
}
