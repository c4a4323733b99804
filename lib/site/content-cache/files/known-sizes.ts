import 'server-only';
import { z } from 'zod';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { findStored, storeContent } from '../storage/stored-content.ts';

const STORE_KEY = 'sizes of files';
const MAX_SIZES = 5000;

const sizesSchema = z.record(z.string(), z.number());

export interface SizesState {
  sizes?: Promise<Map<string, number>>;
  isChanged: boolean;
  writing?: Promise<void>;
}

const state = () => processSingleton('file-sizes', () => ({ isChanged: false }));

/** The last reported sizes of stored files in bytes, by name, which survive a restart. */
export function knownSizes(): Promise<ReadonlyMap<string, number>> {
  return allSizes();
}

/** Stores a size; sizes that arrive at the same time are written together. */
export async function noteSize(fileName: string, size: number): Promise<void> {
  const sizes = await allSizes();
  if (sizes.get(fileName) === size) return;
  sizes.set(fileName, size);
  const current = state();
  current.isChanged = true;
  current.writing ??= write(current, sizes);
  await current.writing;
}

function allSizes(): Promise<Map<string, number>> {
  const current = state();
  current.sizes ??= read();
  return current.sizes;
}

async function read(): Promise<Map<string, number>> {
  const stored = sizesSchema.safeParse((await findStored(STORE_KEY))?.value);
  return new BoundedMap(MAX_SIZES, Object.entries(stored.data ?? {}));
}

async function write(current: SizesState, sizes: ReadonlyMap<string, number>): Promise<void> {
  while (current.isChanged) {
    current.isChanged = false;
    await storeContent(STORE_KEY, Object.fromEntries(sizes));
  }
  delete current.writing;
}
