import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import type { IssueValues } from '../validation/issue.ts';
import { type IssueCode, issueTexts } from '../validation/issue-texts.ts';

/** What is wrong in a table, gathered over the whole of it. `line` counts from 1, the column names included; the words of the code are chosen by who shows it. */
export interface Problem {
  line: number;
  column?: string;
  code: IssueCode;
  values?: IssueValues;
}

function showProblem({ line, column, code, values = {} }: Problem): string {
  const reason = issueTexts[code](column ?? '', values);
  return `  line ${line}${column === undefined ? '' : `, column ${column}`}: ${reason}`;
}

/** A table of which nothing was taken. */
export class TableError extends CampusApiSetupError {
  override name = 'TableError';
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[]) {
    super(message);
    this.problems = problems;
  }
}

/** Problems that are reported at a time. */
const MAX_REPORTED = 50;

/** @throws TableError with a line for each of the first problems, where there are any */
export function refuseProblems(file: string, problems: Problem[]): void {
  if (problems.length === 0) return;
  const reported = problems.toSorted((a, b) => a.line - b.line).slice(0, MAX_REPORTED);
  const lines = reported.map(showProblem);
  const all = problems.length === 1 ? 'one error' : `${problems.length} errors`;
  const count = problems.length > MAX_REPORTED ? `${all}, of which the first ${MAX_REPORTED}` : all;
  throw new TableError(`${file}: ${count}, nothing was imported\n${lines.join('\n')}`, reported);
}
