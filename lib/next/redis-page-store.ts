import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { isInvalidatedSince, lastRead } from '#lib/redis/read-position.ts';
import { sharedValues } from '#lib/redis/shared-values.ts';
import { parseEnvironment } from '#lib/runtime/environment/schema.ts';
import { buildOutput } from './build-output.ts';
import { MAX_UNREQUESTED_MS } from './page-age.ts';
import { pageConfiguration } from './page-configuration.ts';
import { type CacheValue, isPage, isWhole, tagsOf } from './page-entry.ts';
import { PageStore, type StoredEntry } from './page-store.ts';
import { declaresStatus } from './status-by-tag.ts';

/** An older page is never served (`isFromLongAgo`). Some thousand pages of compressed 40 KB are what Redis is to hold. */
const BOUNDS = { seconds: MAX_UNREQUESTED_MS / 1000, among: { key: 'pages', most: 2000 } };

/** Pages name the scripts of their build, and its id. */
function buildId(): string {
  try {
    return readFileSync(buildOutput.id, 'utf8');
  } catch {
    return '';
  }
}

const place = `page:${buildId()}:${pageConfiguration(parseEnvironment(process.env))}`;
const nameOf = (key: string) => `${place}:${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;

/** Pages that instances of the same build and configuration share. An instance that does not receive the others’ events neither reads nor writes them. */
export class RedisPageStore extends PageStore {
  /** A newer rendering of another instance; null where its content was published after it. Its time is when the rendering began. */
  async get(key: string, newerThan = 0): Promise<StoredEntry | null> {
    if (lastRead() === null) return null;
    const found = await sharedValues()?.find(nameOf(key), newerThan);
    const entry = found && read(found.bytes);
    const known = entry?.renderStart.lastRead;
    if (!entry || !known || isInvalidatedSince(known, tagsOf(entry.value))) return null;
    return { ...entry, lastModified: found.at };
  }

  async set(key: string, entry: StoredEntry): Promise<void> {
    const { at, lastRead: known } = entry.renderStart;
    if (known === null || !isForOthers(entry.value)) return;
    await sharedValues()?.keep(nameOf(key), { at, bytes: serialize(entry) }, BOUNDS);
  }
}

/** Missing and failed pages are not shared: each instance finds out by itself. */
function isForOthers(value: CacheValue): boolean {
  if (isPage(value) && declaresStatus(value)) return false;
  return isWhole(value) && value !== null && 'status' in value && (value.status ?? 200) === 200;
}

/** It is signed: one of us has written it, in the same build. But a newer Node may have, which this one cannot read. */
function read(bytes: Buffer): StoredEntry | null {
  try {
    return deserialize(bytes);
  } catch {
    return null;
  }
}
