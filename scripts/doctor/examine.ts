import { CampusApiError } from '#lib/upstream/errors.ts';
import { onParseProblems } from '#lib/upstream/report.ts';
import { forgetHealth } from '#lib/upstream/upstream-health.ts';
import type { Check } from './check.ts';
import { explain, explainComplaints, showTime } from './words.ts';

/** `well`: as agreed; `partly`: something of it could not be shown; `not`: nothing of it. */
export interface Result {
  shows: string;
  outcome: 'well' | 'partly' | 'not';
  /** Whether it failed without an answer of any kind. */
  silent: boolean;
  lines: string[];
}

const marks = { well: '✓', partly: '!', not: '✗' } as const;
/** Calls after which a campus API that never answered is not asked any more. */
const firstCalls = 3;

/** Asks one call after the other and tells each outcome as it comes. */
export async function examine(checks: Check[], say: (line: string) => void): Promise<Result[]> {
  const results: Result[] = [];
  for (const check of checks) {
    const result = await examineOne(check);
    results.push(result);
    for (const line of result.lines) say(line);
    if (results.length === firstCalls && results.every(({ silent }) => silent)) {
      say('Nothing answers there: the other calls are not tried.');
      break;
    }
  }
  return results;
}

async function examineOne({ shows, call, isAboutFile, run }: Check): Promise<Result> {
  const complaints: string[] = [];
  onParseProblems((_call, count, problems) => {
    if (!isAboutFile) complaints.push(...explainComplaints(count, problems));
  });
  // Each call is asked, whatever became of those before.
  forgetHealth();
  const start = performance.now();
  const line = (outcome: Result['outcome'], text: string) =>
    `${marks[outcome]} ${showTime(performance.now() - start)}  ${call.padEnd(28)} ${shows}: ${text}`;
  try {
    const { found, amiss = [], notes = [] } = await run();
    const faults = new Set([...amiss, ...complaints]);
    const outcome = faults.size > 0 ? 'partly' : 'well';
    return { shows, outcome, silent: false, lines: [line(outcome, found), ...[...faults, ...notes].map(indent)] };
  } catch (error) {
    const silent = error instanceof CampusApiError && (error.kind === 'unreachable' || error.kind === 'timeout');
    return { shows, outcome: 'not', silent, lines: [line('not', explain(error)), ...complaints.map(indent)] };
  }
}

function indent(text: string): string {
  return `            ${text}`;
}
