import 'server-only';
import { BoundedMap, LruCache } from '#lib/runtime/bounded-map.ts';
import { presentTime } from '#lib/runtime/clock.ts';
import { log } from '#lib/runtime/log.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { noteStorage } from '#lib/runtime/storage-state.ts';
import { parseStored, readStored, timeOfStored, touchStored, writeStored } from './content-files.ts';
import { digestOf } from './content-folder.ts';
import { findShared, shareContent } from './shared-content.ts';

/** `at`: when it was fetched, epoch milliseconds. */
export interface StoredContent {
  value: unknown;
  at: number;
}

/** Content as written to or read from the disk. `text`: the JSON, where it is in memory; `length`: its characters. */
interface PackedContent extends StoredContent {
  digest: string;
  length: number;
  text?: string;
}

/** In bytes; larger content is not stored. 50,000 notices are a third of it. */
const MAX_BYTES = 48 * 1024 * 1024;
const MOST_IN_MEMORY = 200;
/** A cache of stored content, so that it need not be decoded; lists of notices are in memory anyway (`in-memory.ts`). */
const UNPACKED_BYTES = 64 * 1024 * 1024;

const state = () =>
  processSingleton('kept content', () => ({
    digests: new BoundedMap<string, string>(MOST_IN_MEMORY),
    // Only content that could not be written to the disk.
    memory: new BoundedMap<string, StoredContent>(MOST_IN_MEMORY),
    unpacked: new LruCache<PackedContent>(UNPACKED_BYTES),
    diskFails: false,
  }));

/** Stores validated content for this instance, and for others where there are any. The same object as last time is not written again. */
export async function storeContent(key: string, value: unknown): Promise<void> {
  const { unpacked } = state();
  const known = unpacked.get(key);
  const content = known && known.value === value ? known : pack(key, value);
  if (content.length > MAX_BYTES) return log.warn({ key, length: content.length }, 'content is too large to be kept');
  await store(key, { ...content, at: presentTime() });
  void shareContent(key, () => content.text ?? textOf(key, value), content.digest);
}

const textOf = (key: string, value: unknown) => JSON.stringify({ key, value });

function pack(key: string, value: unknown): Omit<PackedContent, 'at'> {
  const text = textOf(key, value);
  return { value, text, digest: digestOf(text), length: text.length };
}

/** Newer content of another instance, which this one then stores too; null where there is none. */
export async function readShared(key: string): Promise<StoredContent | null> {
  const newerThan = (await storedAt(key)) ?? 0;
  const found = await findShared(key, newerThan);
  const content = found && parseStored(key, found.text);
  if (!content) return null;
  const learnt = { ...content, at: found.at };
  // This instance may have fetched it meanwhile.
  const { text } = found;
  if (((await storedAt(key)) ?? 0) < found.at)
    await store(key, { ...learnt, text, digest: digestOf(text), length: text.length });
  return learnt;
}

/** Writes to the disk, or to memory while the disk fails, which is logged once. */
async function store(key: string, { text, ...content }: PackedContent): Promise<void> {
  const { digests, memory, unpacked } = state();
  const { at, digest, value, length } = content;
  const write = () => writeStored(key, text ?? textOf(key, value), at);
  try {
    await (digests.get(key) === digest ? touchStored(key, at).catch(write) : write());
    digests.set(key, digest);
    unpacked.set(key, content, length);
    memory.delete(key);
    state().diskFails = false;
    noteStorage('content', true);
  } catch (error) {
    digests.delete(key);
    memory.set(key, content);
    warnOfDisk(error);
  }
}

/** When it was fetched, epoch milliseconds; null where nothing is stored. */
export async function storedAt(key: string): Promise<number | null> {
  return state().memory.get(key)?.at ?? (await timeOfStored(key));
}

export async function isStored(key: string): Promise<boolean> {
  return (await storedAt(key)) !== null;
}

export async function findStored(key: string): Promise<StoredContent | null> {
  const { memory, unpacked } = state();
  const inMemory = memory.get(key);
  if (inMemory) return inMemory;
  const at = await timeOfStored(key);
  if (at === null) return null;
  const known = unpacked.get(key);
  if (known && Math.abs(known.at - at) < 1) return known;
  const kept = await readStored(key, known);
  if (kept) unpacked.set(key, { ...kept, at }, kept.length);
  return kept && { value: kept.value, at };
}

function warnOfDisk(error: unknown): void {
  noteStorage('content', false);
  if (state().diskFails) return;
  state().diskFails = true;
  log.warn({ err: error }, 'content cannot be kept in DATA_DIR: a restart would lose it');
}
