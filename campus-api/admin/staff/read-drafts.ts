import type { Problem } from '../csv/problems.ts';
import { readTable } from '../csv/read-table.ts';
import type { UploadedFile } from '../files/check-file.ts';
import { readHeader } from './staff-columns.ts';
import { readStaffRow, type StaffDraft } from './staff-draft.ts';

const mostRows = 10_000;
/** Rows that are read at all, empty ones included: a table without end is not parsed to its end. */
const MAX_PARSED_ROWS = 2 * mostRows;

/** The staff of a table, and all that is wrong in it. @throws RefusedError for a file that cannot be read at all */
export async function readDrafts(table: UploadedFile): Promise<{ drafts: StaffDraft[]; problems: Problem[] }> {
  const { rows, problem } = await readTable(table, MAX_PARSED_ROWS);
  const problems: Problem[] = problem ? [problem] : [];
  const [first, ...others] = rows;
  if (first === undefined) return { drafts: [], problems: [...problems, { line: 1, code: 'table-no-columns' }] };
  const header = readHeader(first, problems);
  if (header.name === undefined || header.type === undefined) return { drafts: [], problems };
  if (others.length === 0 && !problem) problems.push({ line: first.line, code: 'table-no-rows' });
  if (others.length > mostRows) {
    problems.push({ line: first.line, code: 'table-too-many-rows', values: { most: mostRows } });
    return { drafts: [], problems };
  }
  const drafts = others.map((row) => readStaffRow(row, header, problems));
  return { drafts: drafts.filter((draft) => draft !== null), problems };
}
