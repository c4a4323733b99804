import 'server-only';
import { z } from 'zod';
import { presentTime } from '#lib/runtime/clock.ts';
import { log } from '#lib/runtime/log.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { CampusApiError } from '#lib/upstream/errors.ts';
import { getQaaFileNames, type QaaFileNames } from '#lib/upstream/qaa.ts';
import { findStored, readShared, storeContent } from '../storage/stored-content.ts';

/** How long an answer counts, also that there is none: a new document is withheld this long after it is listed, at the latest. */
const REFRESH_MS = 15_000;
/** A name is let go when good lists have been without it for so long. */
const ABSENT_MS = 24 * 60 * 60_000;

const KEPT_AS = 'withheld files';
/** Of builds before: only the names. */
const KEPT_BEFORE = 'QAA file names';

/** Folded names with when good lists began to be without them, epoch milliseconds, or null. `had`: whether there ever was a good list. */
interface Known {
  had: boolean;
  names: Map<string, number | null>;
}

const knownSchema = z.object({ had: z.boolean(), names: z.record(z.string(), z.number().nullable()) });
const namesBefore = z.array(z.string());

const state = () =>
  processSingleton('withheld files', () => ({
    at: Number.NEGATIVE_INFINITY,
    answer: null as Promise<Withheld> | null,
    known: { had: false, names: new Map<string, number | null>() } as Known,
  }));

/** `unsure`: why it is not known what else is withheld, where there never was a good list. */
export interface Withheld {
  names: ReadonlySet<string>;
  unsure: unknown;
}

/**
 * The folded names of the files that the QAA list names, or named within the last day. Not by Next's cache: after a quiet day its first
 * answer would be a day old, and a new document public.
 */
export function withheldNames(): Promise<Withheld> {
  const current = state();
  if (current.answer && performance.now() - current.at < REFRESH_MS) return current.answer;
  current.at = performance.now();
  current.answer = askNames();
  current.answer.catch(() => undefined);
  return current.answer;
}

async function askNames(): Promise<Withheld> {
  const known = await learnKnown();
  const list = await attemptList();
  if (list instanceof CampusApiError) return toWithheld(known, list);
  const isGood = list.isWhole && list.names.length > 0;
  if (!isGood)
    log.warn({ names: list.names.length }, 'the QAA list is empty or partly unreadable: it lets go of no file');
  note(known, list.names, isGood);
  await storeContent(KEPT_AS, { had: known.had, names: Object.fromEntries([...known.names].sort()) });
  return toWithheld(known, new CampusApiError('malformed', 'GET /qaa/getQaaDocc', { reason: 'empty or unreadable' }));
}

async function attemptList(): Promise<QaaFileNames | CampusApiError> {
  try {
    return await getQaaFileNames();
  } catch (error) {
    if (error instanceof CampusApiError) return error;
    throw error;
  }
}

function toWithheld({ had, names }: Known, failure: CampusApiError): Withheld {
  return { names: new Set(names.keys()), unsure: had ? null : failure };
}

/** Adds what a list names; what a good one does not name begins, or ends, its day of absence. */
function note(known: Known, listed: readonly string[], isGood: boolean): void {
  for (const name of listed) known.names.set(name, null);
  if (!isGood) return;
  known.had = true;
  const now = presentTime();
  for (const [name, absentSince] of known.names) {
    if (listed.includes(name)) continue;
    if (absentSince === null) known.names.set(name, now);
    else if (now - absentSince >= ABSENT_MS) known.names.delete(name);
  }
}

/** What this process knows, with what others have kept, in this folder or in Redis: a name that anyone knows stays. */
async function learnKnown(): Promise<Known> {
  const { known } = state();
  for (const kept of [await findStored(KEPT_AS), await readShared(KEPT_AS)]) {
    const read = knownSchema.safeParse(kept?.value);
    if (!read.success) continue;
    known.had ||= read.data.had;
    for (const [name, absentSince] of Object.entries(read.data.names)) {
      const own = known.names.get(name);
      known.names.set(name, own === undefined ? absentSince : later(own, absentSince));
    }
  }
  const before = namesBefore.safeParse((await findStored(KEPT_BEFORE))?.value);
  if (!known.had && before.success && before.data.length > 0) note(known, before.data, true);
  return known;
}

/** Of two beginnings of an absence the later one; a name that one of them has seen is not absent. */
function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other);
}
