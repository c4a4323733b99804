import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { isInvalidatedSince, lastRead } from '#lib/platform/shared-state/read-position.ts';
import { sharedValues } from '#lib/platform/shared-state/shared-values.ts';
import { MAX_UNREQUESTED_MS } from './page-age.ts';
import { pageConfiguration } from './page-configuration.ts';
import { type CacheValue, cacheTagsOf, isPageValue } from './page-entry.ts';
import { PageStore, type StoredEntry } from './page-store.ts';
import { declaresStatus } from './status-by-tag.ts';

/** An older page is never served (`isFromLongAgo`). Redis holds two thousand pages of compressed 40 KB. */
const BOUNDS = { seconds: MAX_UNREQUESTED_MS / 1000, list: { key: 'pages', max: 2000 } };

const prefix = `page:${pageConfiguration(parseEnvironment(process.env))}`;
const nameOf = (key: string) => `${prefix}:${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;

/** Pages that instances of the same build and configuration share. An instance that does not receive the others’ events neither reads nor writes them. */
export class RedisPageStore extends PageStore {
  /** A newer rendering of another instance; null if content was published after it. Its time is the start of the rendering. */
  async get(key: string, newerThan = 0): Promise<StoredEntry | null> {
    if (lastRead() === null) return null;
    const stored = await sharedValues()?.find(nameOf(key), newerThan);
    const entry = stored && read(stored.bytes);
    const position = entry?.renderStart.lastRead;
    if (!entry || !position || isInvalidatedSince(position, cacheTagsOf(entry.value))) return null;
    return { ...entry, lastModified: stored.at };
  }

  async set(key: string, entry: StoredEntry): Promise<void> {
    const { at, lastRead: position } = entry.renderStart;
    if (position === null || !isShareable(entry.value)) return;
    await sharedValues()?.save(nameOf(key), { at, bytes: serialize(entry) }, BOUNDS);
  }
}

/** Whether a page is shared. Missing and failed pages are not: each instance renders them itself. */
function isShareable(value: CacheValue): boolean {
  if (isPageValue(value) && declaresStatus(value)) return false;
  return value !== null && 'status' in value && (value.status ?? 200) === 200;
}

/** Deserializes a signed page, written by an instance of the same build. Null if a newer Node wrote it in a format that this one cannot read. */
function read(bytes: Buffer): StoredEntry | null {
  try {
    return deserialize(bytes);
  } catch {
    return null;
  }
}
