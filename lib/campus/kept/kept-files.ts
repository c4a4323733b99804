import 'server-only';
import { readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { log } from '@/lib/log';
import { keptFile } from './kept-folder.ts';
import { trimFolder } from './trim-folder.ts';
import { writeWhole } from './write-whole.ts';

// The time of a file is the time of its content, so that content that did not change is not written again.

const keptWire = z.object({ key: z.string(), value: z.unknown() });

/** @throws as the file system does */
export async function writeKept(key: string, text: string): Promise<void> {
  const file = keptFile(key);
  await writeWhole(file, text);
  await trimFolder(dirname(file));
}

/** Notes that the content is the same as before, at this moment. @throws as the file system does */
export async function touchKept(key: string): Promise<void> {
  const now = new Date();
  await utimes(keptFile(key), now, now);
}

/** When the kept content was fetched, epoch milliseconds; null when there is none. */
export async function timeOfKept(key: string): Promise<number | null> {
  try {
    return (await stat(keptFile(key))).mtimeMs;
  } catch {
    return null;
  }
}

/** What is kept. A damaged file is logged once and removed: it counts as none. */
export async function readKept(key: string): Promise<{ value: unknown } | null> {
  const file = keptFile(key);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const kept = keptWire.parse(JSON.parse(text));
    if (kept.key === key) return { value: kept.value };
  } catch {
    // Told below.
  }
  log.warn({ key, file }, 'kept content is damaged and was removed');
  await rm(file, { force: true }).catch(() => undefined);
  return null;
}
