import { CampusApiSetupError } from '../../setup-error.ts';

/** What is wrong in a table, gathered over the whole of it. `line` counts from 1, the column names included. */
export interface Problem {
  line: number;
  column?: string;
  reason: string;
}

export function showProblem({ line, column, reason }: Problem): string {
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

/** @throws TableError with a line for each problem, where there are any */
export function refuseProblems(file: string, problems: Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.toSorted((a, b) => a.line - b.line).map(showProblem);
  const count = problems.length === 1 ? 'one error' : `${problems.length} errors`;
  throw new TableError(`${file}: ${count}, nothing was imported\n${lines.join('\n')}`, problems);
}
