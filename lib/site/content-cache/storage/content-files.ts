import 'server-only';
import { readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { log } from '#lib/platform/runtime/log.ts';
import { trimFolder } from '#lib/platform/runtime/trim-folder.ts';
import { writeAtomically } from '#lib/platform/runtime/write-atomically.ts';
import { contentFile, digestOf } from './content-folder.ts';

// The modification time of a file is the time of its content, so that unchanged content is not written again.

const storedSchema = z.object({ key: z.string(), value: z.unknown() });

/** `at`: when the content was fetched, epoch milliseconds. @throws errors of the file system */
export async function writeContentFile(key: string, text: string, at: number): Promise<void> {
  const file = contentFile(key);
  await writeAtomically(file, text);
  await touchContentFile(key, at);
  await trimFolder(dirname(file));
}

/** Sets the time of unchanged content. @throws errors of the file system */
export async function touchContentFile(key: string, at: number): Promise<void> {
  const time = new Date(at);
  await utimes(contentFile(key), time, time);
}

/** When the stored content was fetched, epoch milliseconds; null when there is none. */
export async function contentFileTime(key: string): Promise<number | null> {
  try {
    return (await stat(contentFile(key))).mtimeMs;
  } catch {
    return null;
  }
}

/** Reads stored content; null for none. A damaged file is logged once and removed. `cached`: decoded content, reused if the digest is the same. */
export async function readContentFile(
  key: string,
  cached?: { digest: string; value: unknown },
): Promise<{ value: unknown; digest: string; length: number } | null> {
  const file = contentFile(key);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const [digest, { length }] = [digestOf(text), text];
  if (cached?.digest === digest) return { value: cached.value, digest, length };
  const content = parseContent(key, text);
  if (content) return { ...content, digest, length };
  log.warn({ key, file }, 'removed damaged stored content');
  await rm(file, { force: true }).catch(() => undefined);
  return null;
}

/** Null if the file is not the content of this key. */
export function parseContent(key: string, text: string): { value: unknown } | null {
  try {
    const stored = storedSchema.parse(JSON.parse(text));
    return stored.key === key ? { value: stored.value } : null;
  } catch {
    return null;
  }
}
