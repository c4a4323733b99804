import { log } from '#lib/platform/runtime/log.ts';
import { CampusApiError } from './errors.ts';

/** Problems of one reply, collected while it is parsed. */
export interface Report {
  /** Adds a part that is left out; `path` as in `body[3].fileName`, `record` as in `id 12, “Annual tour”`. */
  addProblem(path: string, reason: string, record?: string): void;
  /** Creates the error for an unusable reply. */
  createError(reason: string, kind?: 'malformed' | 'too-large'): CampusApiError;
  /** Logs all problems in one line, with the first in full. */
  flush(): void;
}

/** A part of a reply that is left out. */
export interface ParseProblem {
  path: string;
  reason: string;
  /** Id and title of the record. */
  record?: string;
}

/** Receives the problems of one reply: their number, and the first ten. */
export type ProblemListener = (call: string, count: number, problems: readonly ParseProblem[]) => void;

const MAX_LISTED = 10;

let listener: ProblemListener = (call, count, problems) =>
  log.warn({ call, count, ...problems[0], problems }, 'left out parts of a campus API reply');

/** Replaces the log by a listener, for a program that shows problems itself. */
export function onParseProblems(other: ProblemListener): void {
  listener = other;
}

export function createReport(call: string): Report {
  const problems: ParseProblem[] = [];
  let count = 0;
  return {
    addProblem(path, reason, record) {
      count += 1;
      if (problems.length < MAX_LISTED) problems.push({ path, reason, ...(record && { record }) });
    },
    createError: (reason, kind = 'malformed') => new CampusApiError(kind, call, { reason }),
    flush() {
      if (count > 0) listener(call, count, problems);
    },
  };
}
