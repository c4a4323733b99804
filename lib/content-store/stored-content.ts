import 'server-only';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import { presentTime } from '#lib/runtime/clock.ts';
import { log } from '#lib/runtime/log.ts';
import { processWide } from '#lib/runtime/process-wide.ts';
import { noteStorage } from '#lib/runtime/storage-state.ts';
import { parseStored, readStored, timeOfStored, touchStored, writeStored } from './content-files.ts';
import { digestOf } from './content-folder.ts';
import { findShared, shareContent } from './shared-content.ts';

/** `at`: when it was fetched, epoch milliseconds. */
export interface StoredContent {
  value: unknown;
  at: number;
}

/** Above it content is not kept: 20,000 notices are a tenth of it. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_IN_MEMORY = 200;

const state = () =>
  processWide('kept content', () => ({
    digests: new BoundedMap<string, string>(MOST_IN_MEMORY),
    // Only what the disk would not take.
    memory: new BoundedMap<string, StoredContent>(MOST_IN_MEMORY),
    diskFails: false,
  }));

/** Keeps validated content for this instance, and for others where there are any. */
export async function storeContent(key: string, value: unknown): Promise<void> {
  const text = JSON.stringify({ key, value });
  if (text.length > MOST_BYTES) return log.warn({ key, length: text.length }, 'content is too large to be kept');
  const digest = digestOf(text);
  await store(key, { value, at: presentTime() }, text, digest);
  void shareContent(key, text, digest);
}

/** What another instance has learnt since, from now on kept by this one too; null where there is none. */
export async function readShared(key: string): Promise<StoredContent | null> {
  const newerThan = (await storedAt(key)) ?? 0;
  const found = await findShared(key, newerThan);
  const content = found && parseStored(key, found.text);
  if (!content) return null;
  const learnt = { ...content, at: found.at };
  // It may have been asked for here meanwhile.
  if (((await storedAt(key)) ?? 0) < found.at) await store(key, learnt, found.text, digestOf(found.text));
  return learnt;
}

/** On disk, or in this process while the disk fails, which is told once. */
async function store(key: string, content: StoredContent, text: string, digest: string): Promise<void> {
  const { digests, memory } = state();
  const { at } = content;
  const write = () => writeStored(key, text, at);
  try {
    await (digests.get(key) === digest ? touchStored(key, at).catch(write) : write());
    digests.set(key, digest);
    memory.delete(key);
    state().diskFails = false;
    noteStorage('content', true);
  } catch (error) {
    digests.delete(key);
    memory.set(key, content);
    warnOfDisk(error);
  }
}

/** When it was fetched, epoch milliseconds; null where nothing is kept. */
export async function storedAt(key: string): Promise<number | null> {
  return state().memory.get(key)?.at ?? (await timeOfStored(key));
}

export async function isKept(key: string): Promise<boolean> {
  return (await storedAt(key)) !== null;
}

export async function findStored(key: string): Promise<StoredContent | null> {
  const inMemory = state().memory.get(key);
  if (inMemory) return inMemory;
  const at = await timeOfStored(key);
  const kept = at === null ? null : await readStored(key);
  return kept && at !== null ? { ...kept, at } : null;
}

function warnOfDisk(error: unknown): void {
  noteStorage('content', false);
  if (state().diskFails) return;
  state().diskFails = true;
  log.warn({ err: error }, 'content cannot be kept in DATA_DIR: a restart would lose it');
}
