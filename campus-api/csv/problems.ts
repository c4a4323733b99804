import { describeIssue, type IssueValues } from '#campus-api/validation/issue.ts';
import type { IssueCode } from '#campus-api/validation/issue-messages.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import type { TableHeadings } from './headings.ts';

/** One error in a table. `line` counts from 1, the column names included. */
export interface Problem {
  line: number;
  column?: string;
  code: IssueCode;
  values?: IssueValues;
}

function showProblem({ line, column, code, values = {} }: Problem): string {
  const reason = describeIssue({ field: '', code, values });
  return `  line ${line}${column === undefined ? '' : `, column ${column}`}: ${reason}`;
}

/** Error for a table that was rejected as a whole. */
export class TableError extends CampusApiSetupError {
  override name = 'TableError';
  readonly problems: readonly Problem[];
  /** The headings of the table; null unless other columns would help. */
  readonly rejected: TableHeadings | null;

  constructor(message: string, problems: readonly Problem[], rejected: TableHeadings | null) {
    super(message);
    this.problems = problems;
    this.rejected = rejected;
  }
}

/** Maximum number of reported problems. */
const MAX_REPORTED = 50;

/** @throws TableError with a line for each of the first problems, where there are any */
export function refuseProblems(file: string, problems: Problem[]): void {
  if (problems.length > 0) throw tableError(file, problems);
}

/** An error with a line for each of the first problems. */
export function tableError(file: string, problems: Problem[], rejected: TableHeadings | null = null): TableError {
  const reported = problems.toSorted((a, b) => a.line - b.line).slice(0, MAX_REPORTED);
  const lines = reported.map(showProblem);
  const all = problems.length === 1 ? 'one error' : `${problems.length} errors`;
  const count = problems.length > MAX_REPORTED ? `${all}, of which the first ${MAX_REPORTED}` : all;
  return new TableError(`${file}: ${count}, nothing was imported\n${lines.join('\n')}`, reported, rejected);
}
