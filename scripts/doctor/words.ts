import { CampusApiError, type CampusApiErrorKind } from '#lib/upstream/errors.ts';
import type { ParseProblem } from '#lib/upstream/report.ts';

const kinds: Record<CampusApiErrorKind, string> = {
  timeout: 'no whole answer in the time that UPSTREAM_TIMEOUT_MS allows',
  cancelled: 'it was broken off',
  unreachable: 'no connection',
  'open-circuit': 'it was not asked, after too many failures',
  status: 'it refused or failed',
  redirect: 'it sends elsewhere, where the site does not follow: set UPSTREAM_URL to the address itself',
  'too-large': 'its answer is too large',
  malformed: 'its answer is not what was agreed',
};

/** Why a call failed, for a person. Errors that are not the client's own go on. */
export function explain(error: unknown): string {
  if (!(error instanceof CampusApiError)) throw error;
  return error.reason ? `${kinds[error.kind]} (${error.reason})` : kinds[error.kind];
}

/** Complaints of one reply, each with its place within it. */
export function explainComplaints(count: number, problems: readonly ParseProblem[]): string[] {
  const lines = problems.map(({ path, reason, record }) => `${path}${record ? ` (${record})` : ''}: ${reason}`);
  return count > problems.length ? [...lines, `and ${count - problems.length} more`] : lines;
}

/** Milliseconds in a column. */
export function showTime(milliseconds: number): string {
  const text = milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
  return text.padStart(6);
}
