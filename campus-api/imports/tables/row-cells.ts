import { RowCells } from '#campus-api/csv/row-cells.ts';
import type { Remark } from '#campus-api/imports/plan/remarks.ts';
import { localizeIssue } from '#campus-api/validation/issue.ts';
import type { IssueCode } from '#campus-api/validation/issue-messages.ts';
import { noteLegacyFont, type Repair, repairEncoding, repairLine } from '#packages/site-import/content/index.ts';
import { columnLabel, type TableColumn, type TableKind } from './table-columns.ts';

/** Remarks of warnings; others name a value that is left out. */
const remarkOf: Partial<Record<IssueCode, Remark['code']>> = {
  'table-first-day': 'first-day',
  'table-text-doubtful': 'cell-doubtful',
};

/** The cells of a row of an old site: their texts are repaired, and the repairs noted. */
export class ImportCells extends RowCells<TableColumn> {
  readonly repairs: Repair[] = [];

  /** A text in Unicode. */
  override text(column: TableColumn): string {
    const value = super.text(column);
    const typed = this.typed(column);
    if (typed !== value) noteLegacyFont(typed, value, this.repairs);
    return repairLine(repairEncoding(value, this.repairs), this.repairs);
  }

  /** The errors of the row, which is left out, and its warnings, each with the name of its column. */
  remarks(kind: TableKind): Remark[] {
    return this.issues.list.map(({ level, field, code, values }): Remark => {
      const label = columnLabel(kind, field);
      const reason = localizeIssue(code, { label, column: this.headingOf(field), line: this.line, ...values });
      return {
        code: level === 'error' ? 'row-left-out' : (remarkOf[code] ?? 'cell-left-out'),
        values: { row: this.line, reason },
      };
    });
  }
}
