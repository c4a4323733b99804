import 'server-only';
import { z } from 'zod';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { findStored, storeContent } from '../storage/stored-content.ts';

const KEPT_AS = 'sizes of files';
const MOST = 5000;

const sizesSchema = z.record(z.string(), z.number());

interface Kept {
  sizes?: Promise<Map<string, number>>;
  isChanged: boolean;
  writing?: Promise<void>;
}

const state = () => processSingleton<Kept>('sizes of files', () => ({ isChanged: false }));

/** The last known bytes of stored files, by name; they outlive a restart. */
export function knownSizes(): Promise<ReadonlyMap<string, number>> {
  return allSizes();
}

/** Stores a size; sizes that come at the same time are written together. */
export async function noteSize(fileName: string, size: number): Promise<void> {
  const sizes = await allSizes();
  if (sizes.get(fileName) === size) return;
  sizes.set(fileName, size);
  const kept = state();
  kept.isChanged = true;
  kept.writing ??= write(kept, sizes);
  await kept.writing;
}

function allSizes(): Promise<Map<string, number>> {
  const kept = state();
  kept.sizes ??= read();
  return kept.sizes;
}

async function read(): Promise<Map<string, number>> {
  const kept = sizesSchema.safeParse((await findStored(KEPT_AS))?.value);
  return new BoundedMap(MOST, Object.entries(kept.data ?? {}));
}

async function write(kept: Kept, sizes: ReadonlyMap<string, number>): Promise<void> {
  while (kept.isChanged) {
    kept.isChanged = false;
    await storeContent(KEPT_AS, Object.fromEntries(sizes));
  }
  delete kept.writing;
}
