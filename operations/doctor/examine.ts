import { metrics } from '#lib/platform/metrics/index.ts';
import { CampusApiError, type CampusApiErrorKind } from '#lib/site/campus-client/errors.ts';
import { onParseProblems, type ParseProblem } from '#lib/site/campus-client/report.ts';
import { resetHealth } from '#lib/site/campus-client/upstream-health.ts';
import type { Check } from './check.ts';

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

/** Whether a reply began, and then broke off. */
const isBroken = ({ kind, reason }: CampusApiError) => kind === 'unreachable' && reason.startsWith('the reply');

/** Describes why a call failed. @throws errors that are not the client's */
function describeError(error: unknown): string {
  if (!(error instanceof CampusApiError)) throw error;
  if (isBroken(error)) return error.reason;
  return error.reason ? `${kinds[error.kind]} (${error.reason})` : kinds[error.kind];
}

/** Complaints about one reply, each with its path within it. */
function describeComplaints(count: number, problems: readonly ParseProblem[]): string[] {
  const lines = problems.map(({ path, reason, record }) => `${path}${record ? ` (${record})` : ''}: ${reason}`);
  return count > problems.length ? [...lines, `and ${count - problems.length} more`] : lines;
}

/** Formats milliseconds for a column. */
function showTime(milliseconds: number): string {
  const text = milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
  return text.padStart(6);
}

/** `ok`: as specified; `partial`: some of it cannot be shown; `failed`: nothing of it. */
export interface CheckResult {
  shows: string;
  state: 'ok' | 'partial' | 'failed';
  /** Whether the call failed without any response. */
  isSilent: boolean;
  lines: string[];
}

const marks = { ok: '✓', partial: '!', failed: '✗' } as const;
/** Calls without a response after which the remaining ones are skipped. */
const MAX_SILENT_CALLS = 3;
/** A call that takes longer delays a page that waits for it. */
const SLOW_MS = 2000;

/** How often each call of this process had each result. */
async function callResults(): Promise<Map<string, number>> {
  const { values } = await metrics.upstreamCalls.get();
  return new Map(values.map(({ labels, value }) => [Object.values(labels).toReversed().join(' '), value]));
}

/** Whether a call failed and then succeeded between two counts: the client repeats it once. */
function wasRepeated(before: Map<string, number>, after: Map<string, number>): boolean {
  const grown = [...after].filter(([key, value]) => value > (before.get(key) ?? 0)).map(([key]) => key.split(' '));
  const succeeded = grown.filter(([result]) => result === 'success').map(([, ...call]) => call.join(' '));
  return grown.some(([result, ...call]) => result !== 'success' && succeeded.includes(call.join(' ')));
}

/** Runs the checks one after the other and prints each result at once. */
export async function examine(checks: Check[], printLine: (line: string) => void): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const result = await examineOne(check);
    results.push(result);
    for (const line of result.lines) printLine(line);
    if (results.length === MAX_SILENT_CALLS && results.every(({ isSilent }) => isSilent)) {
      printLine('No response from the campus API: skipping the other calls.');
      break;
    }
  }
  return results;
}

async function examineOne({ shows, call, isAboutFile, run }: Check): Promise<CheckResult> {
  const complaints: string[] = [];
  onParseProblems((_call, count, problems) => {
    if (!isAboutFile) complaints.push(...describeComplaints(count, problems));
  });
  // Each call is sent, regardless of earlier failures.
  resetHealth();
  const before = await callResults();
  const startedAt = performance.now();
  const line = (state: CheckResult['state'], text: string) =>
    `${marks[state]} ${showTime(performance.now() - startedAt)}  ${call.padEnd(46)} ${shows}: ${text}`;
  try {
    const { summary, problems = [], notes = [] } = await run();
    const faults = new Set([...problems, ...complaints]);
    if (wasRepeated(before, await callResults())) faults.add('it failed, and succeeded when it was repeated');
    const slow = performance.now() - startedAt > SLOW_MS ? ['slow: visitors wait where nothing is stored yet'] : [];
    const state = faults.size > 0 ? 'partial' : 'ok';
    return {
      shows,
      state,
      isSilent: false,
      lines: [line(state, summary), ...[...faults, ...notes, ...slow].map(indent)],
    };
  } catch (error) {
    const isSilent =
      error instanceof CampusApiError &&
      (error.kind === 'timeout' || (error.kind === 'unreachable' && !isBroken(error)));
    return {
      shows,
      state: 'failed',
      isSilent,
      lines: [line('failed', describeError(error)), ...complaints.map(indent)],
    };
  }
}

function indent(text: string): string {
  return `            ${text}`;
}
