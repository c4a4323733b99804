import 'server-only';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';

/** The embedded campus API either fails at once or responds, however busy the machine is. */
const WAIT_MS = { usual: 100, perhapsNewer: 1000, perhapsNewerEmbedded: 10_000 };
const PUBLISHED_MS = 3000;
/** How long a reply that was too late for its reader may serve the next one. */
const LATE_MS = 60_000;

const MAX_REPLIED = 1000;

export interface PendingContent {
  readonly inFlight: Map<string, { reply: Promise<unknown>; since: number }>;
  readonly late: Map<string, number>;
  /** Keys that this process received a reply for. */
  readonly replied: BoundedMap<string, true>;
  publicationCount: number;
  publishedAt: number;
}

const state = () =>
  processSingleton('in-flight-content', () => ({
    inFlight: new Map(),
    late: new Map(),
    replied: new BoundedMap(MAX_REPLIED),
    publicationCount: 0,
    publishedAt: Number.NEGATIVE_INFINITY,
  }));

/** Limits each key to one request at a time, however many pages need it. */
export function dedupe<T>(key: string, load: () => Promise<T>): Promise<T> {
  const { inFlight } = state();
  const running = inFlight.get(key);
  if (running) return running.reply as Promise<T>;
  const request = { reply: load(), since: performance.now() };
  inFlight.set(key, request);
  const done = () => inFlight.get(key) === request && inFlight.delete(key);
  request.reply.then(done, done);
  return request.reply;
}

/** Records that this process received a reply for a key. */
export function noteReply(key: string): void {
  state().replied.set(key, true);
}

/** Called at a publication: later reads make a new request instead of joining one in flight. */
export function clearPending(): void {
  state().inFlight.clear();
  state().late.clear();
  state().publicationCount += 1;
  state().publishedAt = performance.now();
}

/** Number of publications: replies to requests from before the latest may be stale. */
export function publicationCount(): number {
  return state().publicationCount;
}

/**
 * How long stored content waits for newer, in milliseconds: a tenth of a second, so that visitors do not notice a dead upstream; longer
 * just after a publication, as a visitor may have come for it, and for content of an earlier process, as there may have been one since.
 */
export function waitLimit(key?: string): number {
  const isFromEarlierProcess = key !== undefined && !state().replied.has(key);
  const isJustPublished = performance.now() - state().publishedAt < PUBLISHED_MS;
  if (!isFromEarlierProcess && !isJustPublished) return WAIT_MS.usual;
  return environment().upstreamUrl === null ? WAIT_MS.perhapsNewerEmbedded : WAIT_MS.perhapsNewer;
}

/**
 * @returns null when the reply is late: `milliseconds` count from the oldest request in flight, so that the consecutive reads of
 * one page wait no longer than that in total
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

/** Records a reply that arrives after its readers stopped waiting. Failures of the campus API are logged elsewhere. */
export function rememberLate(key: string, reply: Promise<unknown>): void {
  const startedAt = publicationCount();
  reply.then(
    () => startedAt === publicationCount() && state().late.set(key, Date.now()),
    (error: unknown) => {
      if (!(error instanceof CampusApiError)) log.error({ err: error }, 'a late reply could not be read');
    },
  );
}

/** Whether a late reply has arrived in the last minute; true only once. */
export function hasArrivedLate(key: string): boolean {
  const at = state().late.get(key) ?? 0;
  return state().late.delete(key) && Date.now() - at < LATE_MS;
}
