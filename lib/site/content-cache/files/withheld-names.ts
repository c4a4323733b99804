import 'server-only';
import { z } from 'zod';
import { presentTime } from '#lib/platform/runtime/clock.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { getQaaFileNames, type QaaFileNames } from '#lib/site/campus-client/qaa.ts';
import { findStored, readShared, storeContent } from '../storage/stored-content.ts';

/** How long a reply or a failure is cached: a new document is withheld at most this long after it is listed. */
const REFRESH_MS = 15_000;
/** A name is released when valid lists have lacked it for this long. */
const ABSENT_MS = 24 * 60 * 60_000;

const STORE_KEY = 'withheld files';

/** Folded names, each with the time since when valid lists lack it, or null. `had`: whether there ever was a whole list, which may be empty. */
interface NameHistory {
  had: boolean;
  names: Map<string, number | null>;
}

const historySchema = z.object({ had: z.boolean(), names: z.record(z.string(), z.number().nullable()) });

export interface WithheldState {
  /** Time of the last request, in milliseconds of this process. */
  at: number;
  request: Promise<WithheldNames> | null;
  readonly history: NameHistory;
  /** Problem of the list that was logged last; null for none. */
  problem: string | null;
}

const state = () =>
  processSingleton('withheld-files', () => ({
    at: Number.NEGATIVE_INFINITY,
    request: null,
    history: { had: false, names: new Map() },
    problem: null,
  }));

/** `unsure`: the failure because of which other files may be withheld too, where there never was a whole list. */
export interface WithheldNames {
  names: ReadonlySet<string>;
  unsure: unknown;
}

/**
 * Folded names of the files in the QAA list of now or of the last day. Not cached by Next: after a quiet day its first result would be
 * a day old, and a new document public.
 */
export function withheldNames(): Promise<WithheldNames> {
  const current = state();
  if (current.request && performance.now() - current.at < REFRESH_MS) return current.request;
  current.at = performance.now();
  current.request = requestNames();
  current.request.catch(() => undefined);
  return current.request;
}

/** `withheldNames` without the list that is being requested. */
export function lastWithheldNames(): WithheldNames {
  return toWithheldNames(state().history, new CampusApiError('timeout', 'GET /qaa/getQaaDocc'));
}

async function requestNames(): Promise<WithheldNames> {
  const history = await mergeHistory();
  const list = await attemptList();
  if (list instanceof CampusApiError) {
    logProblem(history.had ? null : 'the QAA list cannot be read');
    return toWithheldNames(history, list);
  }
  addNames(history, list);
  logProblem(problemOf(list, history));
  await storeContent(STORE_KEY, { had: history.had, names: Object.fromEntries([...history.names].sort()) });
  return toWithheldNames(history, new CampusApiError('malformed', 'GET /qaa/getQaaDocc', { reason: 'unreadable' }));
}

async function attemptList(): Promise<QaaFileNames | CampusApiError> {
  try {
    return await getQaaFileNames();
  } catch (error) {
    if (error instanceof CampusApiError) return error;
    throw error;
  }
}

function problemOf({ isWhole, names }: QaaFileNames, history: NameHistory): string | null {
  if (!isWhole) return 'the QAA list is partly unreadable';
  return names.length === 0 && history.names.size > 0 ? 'the QAA list is empty' : null;
}

/** Logs a problem once, until there is another or none. */
function logProblem(problem: string | null): void {
  const current = state();
  if (problem !== null && problem !== current.problem) {
    const effect = current.history.had ? 'no file becomes public' : 'only files that public pages show are served';
    log.warn(`${problem}: ${effect}`);
  }
  current.problem = problem;
}

function toWithheldNames({ had, names }: NameHistory, failure: CampusApiError): WithheldNames {
  return { names: new Set(names.keys()), unsure: had ? null : failure };
}

/**
 * Adds the names of a list; the day of absence begins for names that a whole list lacks, and ends for names that it contains. An empty list releases
 * no name: a failing campus API sends one, too.
 */
function addNames(history: NameHistory, { names: listed, isWhole }: QaaFileNames): void {
  for (const name of listed) history.names.set(name, null);
  history.had ||= isWhole;
  if (!isWhole || listed.length === 0) return;
  const now = presentTime();
  for (const [name, absentSince] of history.names) {
    if (listed.includes(name)) continue;
    if (absentSince === null) history.names.set(name, now);
    else if (now - absentSince >= ABSENT_MS) history.names.delete(name);
  }
}

/** Merges the names of this process with those stored in DATA_DIR and Redis: a name in any of them stays. */
async function mergeHistory(): Promise<NameHistory> {
  const { history } = state();
  for (const stored of [await findStored(STORE_KEY), await readShared(STORE_KEY)]) {
    const read = historySchema.safeParse(stored?.value);
    if (!read.success) continue;
    history.had ||= read.data.had;
    for (const [name, absentSince] of Object.entries(read.data.names)) {
      const own = history.names.get(name);
      history.names.set(name, own === undefined ? absentSince : laterAbsence(own, absentSince));
    }
  }
  return history;
}

/** Returns the later of two start times of an absence; null if one of them is null. */
function laterAbsence(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other);
}
