import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index';
import { parseEnvironment } from '../environment/schema.ts';
import { hasNewsSince } from '../redis/news-read.ts';
import { sharedValues } from '../redis/shared-values.ts';
import { OLD_MS } from './page-age.ts';
import { pageConfiguration } from './page-configuration.ts';
import { isPage, isWhole, tagsOf } from './page-entry.ts';
import { declaresStatus } from './status-by-tag.ts';

export type SharedEntry = Pick<CacheHandlerValue, 'value' | 'cacheControl'>;

/** An older page is never served (`isFromLongAgo`). Some thousand pages of compressed 40 KB are what Redis is to hold. */
const BOUNDS = { seconds: OLD_MS / 1000, among: { key: 'pages', most: 2000 } };

/** Pages name the scripts of their build, and its id. */
function buildId(): string {
  try {
    return readFileSync('.next/BUILD_ID', 'utf8');
  } catch {
    return '';
  }
}

const place = `page:${buildId()}:${pageConfiguration(parseEnvironment(process.env))}`;
const nameOf = (key: string) => `${place}:${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;

/** What is not there, or cannot be shown just now, each finds out by itself. */
function isForOthers(value: SharedEntry['value']): boolean {
  if (isPage(value) && declaresStatus(value)) return false;
  return isWhole(value) && value !== null && 'status' in value && (value.status ?? 200) === 200;
}

/** When the rendering of a page began, and the last news of other instances that were read before. */
export interface Beginning {
  at: number;
  known: string | null;
}

/** Writes a page behind for other instances. Its time is when it was begun: none takes its own for newer. */
export async function sharePage(key: string, entry: SharedEntry, { at, known }: Beginning): Promise<void> {
  if (known === null || !isForOthers(entry.value)) return;
  const { value, cacheControl } = entry;
  await sharedValues()?.keep(nameOf(key), { at, bytes: serialize({ value, cacheControl, known }) }, BOUNDS);
}

/** What another instance of the same build and configuration has made since; null where what it shows was published later. */
export async function findSharedPage(key: string, newerThan: number): Promise<CacheHandlerValue | null> {
  const found = await sharedValues()?.find(nameOf(key), newerThan);
  const page = found && read(found.bytes);
  if (!page) return null;
  const { known, ...entry } = page;
  return hasNewsSince(known, tagsOf(entry.value)) ? null : { ...entry, lastModified: found.at };
}

/** It is signed: one of us has written it, in the same build. But a newer Node may have, which this one cannot read. */
function read(bytes: Buffer): (SharedEntry & { known: string }) | null {
  try {
    return deserialize(bytes);
  } catch {
    return null;
  }
}
