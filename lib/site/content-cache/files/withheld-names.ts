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
/** Key of earlier builds, which stored only the names. */
const OLD_STORE_KEY = 'QAA file names';

/** Folded names, each with the time since when valid lists lack it, or null. `had`: whether there ever was a valid list. */
interface NameHistory {
  had: boolean;
  names: Map<string, number | null>;
}

const historySchema = z.object({ had: z.boolean(), names: z.record(z.string(), z.number().nullable()) });
const oldSchema = z.array(z.string());

export interface WithheldState {
  /** Time of the last request, in milliseconds of this process. */
  at: number;
  request: Promise<WithheldNames> | null;
  readonly history: NameHistory;
}

const state = () =>
  processSingleton('withheld-files', () => ({
    at: Number.NEGATIVE_INFINITY,
    request: null,
    history: { had: false, names: new Map() },
  }));

/** `unsure`: the failure because of which other files may be withheld too, where there never was a valid list. */
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

async function requestNames(): Promise<WithheldNames> {
  const history = await mergeHistory();
  const list = await attemptList();
  if (list instanceof CampusApiError) return toWithheldNames(history, list);
  const isGood = list.isWhole && list.names.length > 0;
  if (!isGood)
    log.warn({ names: list.names.length }, 'the QAA list is empty or partly unreadable: no file becomes public');
  addNames(history, list.names, isGood);
  await storeContent(STORE_KEY, { had: history.had, names: Object.fromEntries([...history.names].sort()) });
  return toWithheldNames(
    history,
    new CampusApiError('malformed', 'GET /qaa/getQaaDocc', { reason: 'empty or unreadable' }),
  );
}

async function attemptList(): Promise<QaaFileNames | CampusApiError> {
  try {
    return await getQaaFileNames();
  } catch (error) {
    if (error instanceof CampusApiError) return error;
    throw error;
  }
}

function toWithheldNames({ had, names }: NameHistory, failure: CampusApiError): WithheldNames {
  return { names: new Set(names.keys()), unsure: had ? null : failure };
}

/** Adds the names of a list; the day of absence begins for names that a valid list lacks, and ends for names that it contains. */
function addNames(history: NameHistory, listed: readonly string[], isGood: boolean): void {
  for (const name of listed) history.names.set(name, null);
  if (!isGood) return;
  history.had = true;
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
  const before = oldSchema.safeParse((await findStored(OLD_STORE_KEY))?.value);
  if (!history.had && before.success && before.data.length > 0) addNames(history, before.data, true);
  return history;
}

/** Returns the later of two start times of an absence; null if one of them is null. */
function laterAbsence(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other);
}
