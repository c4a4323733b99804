import 'server-only';
import { BoundedMap, LruCache } from '#lib/platform/runtime/bounded-map.ts';
import { presentTime } from '#lib/platform/runtime/clock.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { setStorageState } from '#lib/platform/runtime/storage-state.ts';
import { sharedValues } from '#lib/platform/shared-state/shared-values.ts';
import { contentFileTime, parseContent, readContentFile, touchContentFile, writeContentFile } from './content-files.ts';
import { contentSource, digestOf } from './content-folder.ts';

const WEEK = { seconds: 7 * 24 * 60 * 60 };
/** Unchanged content is shared again after this delay, to update its time. */
const AGAIN_MS = 60_000;
/** Content of an evicted key is shared once more than necessary. */
const MAX_KEYS = 1000;

const latest = () =>
  processSingleton('shared-content-digests', () => new BoundedMap<string, { digest: string; at: number }>(MAX_KEYS));
const nameOf = (key: string) => `content:${contentSource()}:${digestOf(key)}`;

/** Shares content with other instances through Redis, if configured. */
async function shareContent(key: string, textOf: () => string, digest: string): Promise<void> {
  const values = sharedValues();
  const previous = latest().get(key);
  const at = presentTime();
  if (!values || (previous?.digest === digest && at - previous.at < AGAIN_MS)) return;
  latest().set(key, { digest, at });
  if (!(await values.save(nameOf(key), { at, bytes: Buffer.from(textOf()) }, WEEK))) latest().delete(key);
}

/** Content of another instance that is newer than `newerThan` (epoch milliseconds); null where there is none. */
async function findShared(key: string, newerThan: number): Promise<{ text: string; at: number } | null> {
  const shared = await sharedValues()?.find(nameOf(key), newerThan);
  // The other instance's clock may be ahead.
  return shared ? { text: shared.bytes.toString(), at: Math.min(shared.at, presentTime()) } : null;
}

/** `at`: when the value was fetched, epoch milliseconds. */
export interface StoredContent {
  value: unknown;
  at: number;
}

/** Content as written to or read from the disk. `text`: the JSON, where it is in memory; `length`: its number of characters. */
interface PackedContent extends StoredContent {
  digest: string;
  length: number;
  text?: string;
}

/** Larger content is not stored. 50,000 notices are a third of this. */
const MAX_BYTES = 48 * 1024 * 1024;
const MAX_ENTRIES = 200;
/** Size of the cache of decoded content; lists of notices are in memory anyway (`in-memory.ts`). */
const MAX_DECODED_BYTES = 64 * 1024 * 1024;

export interface StoredContentState {
  readonly digests: BoundedMap<string, string>;
  /** Holds only content that could not be written to the disk. */
  readonly memory: BoundedMap<string, StoredContent>;
  readonly decoded: LruCache<PackedContent>;
  diskFails: boolean;
}

const state = () =>
  processSingleton('stored-content', () => ({
    digests: new BoundedMap(MAX_ENTRIES),
    memory: new BoundedMap(MAX_ENTRIES),
    decoded: new LruCache(MAX_DECODED_BYTES),
    diskFails: false,
  }));

/** Stores validated content for this instance and, through Redis, for others. The same object as before is not written again. */
export async function storeContent(key: string, value: unknown): Promise<void> {
  const { decoded } = state();
  const previous = decoded.get(key);
  const content = previous && previous.value === value ? previous : pack(key, value);
  if (content.length > MAX_BYTES) return log.warn({ key, length: content.length }, 'content is too large to store');
  await store(key, { ...content, at: presentTime() });
  void shareContent(key, () => content.text ?? textOf(key, value), content.digest);
}

const textOf = (key: string, value: unknown) => JSON.stringify({ key, value });

function pack(key: string, value: unknown): Omit<PackedContent, 'at'> {
  const text = textOf(key, value);
  return { value, text, digest: digestOf(text), length: text.length };
}

/** Newer content of another instance, which this one then stores; null where there is none. */
export async function readShared(key: string): Promise<StoredContent | null> {
  const newerThan = (await storedAt(key)) ?? 0;
  const shared = await findShared(key, newerThan);
  const parsed = shared && parseContent(key, shared.text);
  if (!parsed) return null;
  const content = { ...parsed, at: shared.at };
  // This instance may have fetched it meanwhile.
  const { text } = shared;
  if (((await storedAt(key)) ?? 0) < shared.at)
    await store(key, { ...content, text, digest: digestOf(text), length: text.length });
  return content;
}

/** Writes to the disk, or to memory while the disk fails, which is logged once. */
async function store(key: string, { text, ...content }: PackedContent): Promise<void> {
  const { digests, memory, decoded } = state();
  const { at, digest, value, length } = content;
  const write = () => writeContentFile(key, text ?? textOf(key, value), at);
  try {
    await (digests.get(key) === digest ? touchContentFile(key, at).catch(write) : write());
    digests.set(key, digest);
    decoded.set(key, content, length);
    memory.delete(key);
    state().diskFails = false;
    setStorageState('content', true);
  } catch (error) {
    digests.delete(key);
    memory.set(key, content);
    reportDiskFailure(error);
  }
}

/** When the stored content was fetched, epoch milliseconds; null where nothing is stored. */
export async function storedAt(key: string): Promise<number | null> {
  return state().memory.get(key)?.at ?? (await contentFileTime(key));
}

export async function isStored(key: string): Promise<boolean> {
  return (await storedAt(key)) !== null;
}

export async function findStored(key: string): Promise<StoredContent | null> {
  const { memory, decoded } = state();
  const inMemory = memory.get(key);
  if (inMemory) return inMemory;
  const at = await contentFileTime(key);
  if (at === null) return null;
  const cached = decoded.get(key);
  if (cached && Math.abs(cached.at - at) < 1) return cached;
  const content = await readContentFile(key, cached);
  if (content) decoded.set(key, { ...content, at }, content.length);
  return content && { value: content.value, at };
}

function reportDiskFailure(error: unknown): void {
  setStorageState('content', false);
  if (state().diskFails) return;
  state().diskFails = true;
  log.warn({ err: error }, 'content cannot be stored in DATA_DIR: a restart would lose it');
}
