import type { ColumnChoices, TableHeadings } from '#campus-api/csv/headings.ts';
import { openTable } from '#campus-api/csv/open-table.ts';
import type { Problem } from '#campus-api/csv/problems.ts';
import { RowCells } from '#campus-api/csv/row-cells.ts';
import { tableWarnings } from '#campus-api/csv/table-warnings.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { staffTableType } from './staff-columns.ts';
import { readStaffRow, type StaffDraft } from './staff-draft.ts';

/** The staff of a table, its problems, and warnings about it. */
export interface StaffDrafts {
  drafts: StaffDraft[];
  problems: Problem[];
  warnings: Issues;
  openHeadings: TableHeadings | null;
}

/** @throws RefusedError for an unreadable file, TableError without the needed columns */
export async function readDrafts(file: UploadedFile, choices?: ColumnChoices): Promise<StaffDrafts> {
  const table = await openTable(staffTableType, file, choices);
  const warnings = tableWarnings(table);
  const problems: Problem[] = [];
  const drafts = table.rows.flatMap((row) => {
    const cells = new RowCells(row, table);
    const draft = readStaffRow(cells);
    cells.report(problems, warnings);
    return cells.isWrong || draft === null ? [] : [draft];
  });
  return { drafts, problems, warnings, openHeadings: table.openHeadings };
}
