import 'server-only';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { log } from '#lib/runtime/log.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { CampusApiError } from '#lib/upstream/errors.ts';

/** The embedded campus API fails at once or replies, however busy the machine is. */
const WAIT_MS = { usual: 100, perhapsNewer: 1000, perhapsNewerEmbedded: 10_000 };
const PUBLISHED_MS = 3000;
/** How long a reply that came too late for its reader may serve the next one. */
const LATE_MS = 60_000;

const MAX_REPLIED = 1000;

const state = () =>
  processSingleton('questions', () => ({
    inFlight: new Map<string, { reply: Promise<unknown>; since: number }>(),
    late: new Map<string, number>(),
    /** What this process had a reply for. */
    replied: new BoundedMap<string, true>(MAX_REPLIED),
    publications: 0,
    publishedAt: Number.NEGATIVE_INFINITY,
  }));

/** One request at a time for each key, however many pages need it. */
export function dedupe<T>(key: string, load: () => Promise<T>): Promise<T> {
  const { inFlight } = state();
  const running = inFlight.get(key);
  if (running) return running.reply as Promise<T>;
  const question = { reply: load(), since: performance.now() };
  inFlight.set(key, question);
  const done = () => inFlight.get(key) === question && inFlight.delete(key);
  question.reply.then(done, done);
  return question.reply;
}

/** Notes that this process had a reply for a key. */
export function noteReply(key: string): void {
  state().replied.set(key, true);
}

/** Called at a publication: later reads make a new request instead of joining one that is under way. */
export function clearPending(): void {
  state().inFlight.clear();
  state().late.clear();
  state().publications += 1;
  state().publishedAt = performance.now();
}

/** Rises with each publication: replies to earlier requests may be stale. */
export function publications(): number {
  return state().publications;
}

/**
 * How long known content waits for newer, in milliseconds: within a tenth of a second a visitor notices nothing of a dead
 * upstream; just after a publication there is newer, and a visitor may have come for it. Of content that an earlier process fetched nobody knows.
 */
export function waitLimit(key?: string): number {
  const isFromEarlierProcess = key !== undefined && !state().replied.has(key);
  const isJustPublished = performance.now() - state().publishedAt < PUBLISHED_MS;
  if (!isFromEarlierProcess && !isJustPublished) return WAIT_MS.usual;
  return environment().upstreamUrl === null ? WAIT_MS.perhapsNewerEmbedded : WAIT_MS.perhapsNewer;
}

/**
 * @returns null when the reply is late: `milliseconds` count from the oldest question that is under way, so that the reads of
 * one page, which come one after another, wait no longer together
 */
export async function waitFor<T>(reply: Promise<T>, milliseconds: number): Promise<{ value: T } | null> {
  const late = Promise.withResolvers<null>();
  const now = performance.now();
  const waited = [...state().inFlight.values()].map(({ since }) => now - since);
  const timer = setTimeout(() => late.resolve(null), Math.max(0, milliseconds - Math.max(0, ...waited)));
  try {
    return await Promise.race([reply.then((value) => ({ value })), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Notes a reply that comes after its readers stopped waiting. Failures of the campus API are logged elsewhere. */
export function rememberLate(key: string, reply: Promise<unknown>): void {
  const asked = publications();
  reply.then(
    () => asked === publications() && state().late.set(key, Date.now()),
    (error: unknown) => {
      if (!(error instanceof CampusApiError)) log.error({ err: error }, 'a late reply could not be read');
    },
  );
}

/** Whether such a reply has come in the last minute; true only once. */
export function hasArrivedLate(key: string): boolean {
  const at = state().late.get(key) ?? 0;
  return state().late.delete(key) && Date.now() - at < LATE_MS;
}
