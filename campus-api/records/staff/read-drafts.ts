import type { Problem } from '#campus-api/csv/problems.ts';
import { readTable } from '#campus-api/csv/read-table.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { readHeader } from './staff-columns.ts';
import { readStaffRow, type StaffDraft } from './staff-draft.ts';

const MAX_ROWS = 10_000;
/** Maximum number of parsed rows, empty ones included, for tables of any size. */
const MAX_PARSED_ROWS = 2 * MAX_ROWS;

/** The staff of a table and its problems. @throws RefusedError for an unreadable file */
export async function readDrafts(table: UploadedFile): Promise<{ drafts: StaffDraft[]; problems: Problem[] }> {
  const { rows, problem } = await readTable(table, MAX_PARSED_ROWS);
  const problems: Problem[] = problem ? [problem] : [];
  const [first, ...others] = rows;
  if (first === undefined) return { drafts: [], problems: [...problems, { line: 1, code: 'table-no-columns' }] };
  const header = readHeader(first, problems);
  if (header.name === undefined || header.type === undefined) return { drafts: [], problems };
  if (others.length === 0 && !problem) problems.push({ line: first.line, code: 'table-no-rows' });
  if (others.length > MAX_ROWS) {
    problems.push({ line: first.line, code: 'table-too-many-rows', values: { most: MAX_ROWS } });
    return { drafts: [], problems };
  }
  const drafts = others.map((row) => readStaffRow(row, header, problems));
  return { drafts: drafts.filter((draft) => draft !== null), problems };
}
