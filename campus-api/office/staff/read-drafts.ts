import { decodeTable } from '../csv/decode.ts';
import { parseTable } from '../csv/parse-table.ts';
import type { Problem } from '../csv/problems.ts';
import type { OfficeFile } from '../files/check-file.ts';
import { readHeader } from './staff-columns.ts';
import { readStaffRow, type StaffDraft } from './staff-draft.ts';

const mostRows = 10_000;

/** The staff of a table, and all that is wrong in it. @throws RefusedError for a file that cannot be read at all */
export function readDrafts(table: OfficeFile): { drafts: StaffDraft[]; problems: Problem[] } {
  const { rows, problem } = parseTable(decodeTable(table));
  const problems: Problem[] = problem ? [problem] : [];
  const [first, ...others] = rows;
  if (first === undefined) return { drafts: [], problems: [...problems, { line: 1, code: 'table-no-columns' }] };
  const header = readHeader(first, problems);
  if (header.name === undefined || header.type === undefined) return { drafts: [], problems };
  if (others.length === 0 && !problem) problems.push({ line: first.line, code: 'table-no-rows' });
  if (others.length > mostRows)
    problems.push({ line: first.line, code: 'table-too-many-rows', values: { most: mostRows } });
  const drafts = others.slice(0, mostRows).map((row) => readStaffRow(row, header, problems));
  return { drafts: drafts.filter((draft) => draft !== null), problems };
}
