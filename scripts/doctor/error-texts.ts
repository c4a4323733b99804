import { CampusApiError, type CampusApiErrorKind } from '#lib/site/campus-client/errors.ts';
import type { ParseProblem } from '#lib/site/campus-client/report.ts';

const kinds: Record<CampusApiErrorKind, string> = {
  timeout: 'no complete response within UPSTREAM_TIMEOUT_MS',
  cancelled: 'it was aborted',
  unreachable: 'no connection',
  'open-circuit': 'it was skipped after too many failures',
  status: 'an error status',
  redirect: 'a redirect, which the site does not follow: set UPSTREAM_URL to its target',
  'too-large': 'its response is too large',
  malformed: 'its response is not as specified',
};

/** Describes why a call failed. @throws errors that are not the client's */
export function describeError(error: unknown): string {
  if (!(error instanceof CampusApiError)) throw error;
  return error.reason ? `${kinds[error.kind]} (${error.reason})` : kinds[error.kind];
}

/** Complaints about one reply, each with its path within it. */
export function describeComplaints(count: number, problems: readonly ParseProblem[]): string[] {
  const lines = problems.map(({ path, reason, record }) => `${path}${record ? ` (${record})` : ''}: ${reason}`);
  return count > problems.length ? [...lines, `and ${count - problems.length} more`] : lines;
}

/** Formats milliseconds for a column. */
export function showTime(milliseconds: number): string {
  const text = milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
  return text.padStart(6);
}
