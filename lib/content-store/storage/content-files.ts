import 'server-only';
import { readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { log } from '#lib/runtime/log.ts';
import { trimFolder } from '#lib/runtime/trim-folder.ts';
import { writeAtomically } from '#lib/runtime/write-atomically.ts';
import { contentFile, digestOf } from './content-folder.ts';

// The time of a file is the time of its content, so that content that did not change is not written again.

const storedSchema = z.object({ key: z.string(), value: z.unknown() });

/** `at`: when the content was fetched, epoch milliseconds. @throws as the file system does */
export async function writeStored(key: string, text: string, at: number): Promise<void> {
  const file = contentFile(key);
  await writeAtomically(file, text);
  await touchStored(key, at);
  await trimFolder(dirname(file));
}

/** Sets the time of unchanged content. @throws as the file system does */
export async function touchStored(key: string, at: number): Promise<void> {
  const time = new Date(at);
  await utimes(contentFile(key), time, time);
}

/** When the stored content was fetched, epoch milliseconds; null when there is none. */
export async function timeOfStored(key: string): Promise<number | null> {
  try {
    return (await stat(contentFile(key))).mtimeMs;
  } catch {
    return null;
  }
}

/** Reads stored content; null for none. A damaged file is logged once and removed. `known`: content that need not be decoded again. */
export async function readStored(
  key: string,
  known?: { digest: string; value: unknown },
): Promise<{ value: unknown; digest: string; length: number } | null> {
  const file = contentFile(key);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const [digest, { length }] = [digestOf(text), text];
  if (known?.digest === digest) return { value: known.value, digest, length };
  const kept = parseStored(key, text);
  if (kept) return { ...kept, digest, length };
  log.warn({ key, file }, 'kept content is damaged and was removed');
  await rm(file, { force: true }).catch(() => undefined);
  return null;
}

/** Null if the file is not the content of this key. */
export function parseStored(key: string, text: string): { value: unknown } | null {
  try {
    const kept = storedSchema.parse(JSON.parse(text));
    return kept.key === key ? { value: kept.value } : null;
  } catch {
    return null;
  }
}
