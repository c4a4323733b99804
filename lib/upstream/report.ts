import { log } from '#lib/runtime/log.ts';
import { CampusApiError } from './errors.ts';

/** The faults of one reply, collected while it is parsed. */
export interface Report {
  /** A part that is left out; `path` as in `body[3].fileName`, `record` as in `id 12, “Annual tour”`. */
  complain(path: string, reason: string, record?: string): void;
  /** The error for a reply that is of no use at all. */
  refuse(reason: string, kind?: 'malformed' | 'too-large'): CampusApiError;
  /** Logs all complaints in one line, with the first of them in full. */
  flush(): void;
}

/** One part that is left out. */
export interface ParseProblem {
  path: string;
  reason: string;
  /** Its record: id and title. */
  record?: string;
}

/** Gets the complaints about one reply: how many there are, and the first ten. */
export type Hear = (call: string, count: number, problems: readonly ParseProblem[]) => void;

const SHOWN = 10;

let hear: Hear = (call, count, problems) =>
  log.warn({ call, count, ...problems[0], problems }, 'left out parts of a campus API reply');

/** For a program that shows complaints itself: they go there in place of the log. */
export function onParseProblems(other: Hear): void {
  hear = other;
}

export function createReport(call: string): Report {
  const problems: ParseProblem[] = [];
  let count = 0;
  return {
    complain(path, reason, record) {
      count += 1;
      if (problems.length < SHOWN) problems.push({ path, reason, ...(record && { record }) });
    },
    refuse: (reason, kind = 'malformed') => new CampusApiError(kind, call, { reason }),
    flush() {
      if (count > 0) hear(call, count, problems);
    },
  };
}
