import { log } from '@/lib/log';
import { CampusApiError } from './errors.ts';

/** What is wrong with a reply, gathered over one fetch. */
export interface Report {
  /** A part that is left out; `path` as in `body[3].fileName`. */
  complain(path: string, reason: string): void;
  /** The error for a reply that is of no use at all. */
  refuse(reason: string, kind?: 'malformed' | 'too-large'): CampusApiError;
  /** Writes one log line for all complaints, with the first of them in full. */
  flush(): void;
}

const SHOWN = 10;

export function createReport(call: string): Report {
  const problems: { path: string; reason: string }[] = [];
  let count = 0;
  return {
    complain(path, reason) {
      count += 1;
      if (problems.length < SHOWN) problems.push({ path, reason });
    },
    refuse: (reason, kind = 'malformed') => new CampusApiError(kind, call, { reason }),
    flush() {
      if (count > 0) log.warn({ call, count, ...problems[0], problems }, 'left out parts of a campus API reply');
    },
  };
}
