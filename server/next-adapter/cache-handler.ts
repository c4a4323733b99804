import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index';
import { contentEvents } from '#lib/platform/runtime/content-events.ts';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { broadcast, onEvent, publishInvalidation } from '#lib/platform/shared-state/events.ts';
import { isInvalidatedSince, lastRead } from '#lib/platform/shared-state/read-position.ts';
import { sharedValues } from '#lib/platform/shared-state/shared-values.ts';
import { LITE_EDITS, PAGE_TAGS } from './headers.ts';
import { writeEdits } from './lite-variant.ts';
import {
  DISTANT_PAST,
  isCurrent,
  isDue,
  isFromFuture,
  isOutdated,
  MAX_UNREQUESTED_MS,
  mayLackPublication,
  recordPublication,
} from './page-age.ts';
import { pageConfiguration, pagesFolder } from './page-configuration.ts';
import { type CacheValue, cacheTagsOf, isPageValue, isUnboundedEntry, type PageValue } from './page-entry.ts';
import { DiskPageStore, MemoryPageStore, PageStore, type RenderStart, type StoredEntry } from './page-store.ts';
import { applyDeclaredStatus, declaresStatus, isPastDeclaredStatus } from './status-by-tag.ts';
import { transformPage, withoutNonce } from './transform-page.ts';

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

const POLICY = 'content-security-policy';

/**
 * Sets the status of a page, its final form and the policy that fits it, in place: the framework sends the same object to the
 * visitor.
 */
export function finalizePage(value: CacheValue): void {
  if (!isPageValue(value) || value.headers?.[POLICY]) return;
  applyDeclaredStatus(value);
  const nonce = renderContext.getStore()?.nonce ?? null;
  const page = transformPage(value.html, nonce);
  value.html = page.html;
  value.headers = {
    ...value.headers,
    [POLICY]: page.policy,
    [PAGE_TAGS]: cacheTagsOf(value).join(),
    [LITE_EDITS]: writeEdits(page.lite),
  };
  if (nonce !== null) removeNonce(value, nonce);
}

function removeNonce(page: PageValue, nonce: string): void {
  const without = (bytes: Buffer) => Buffer.from(withoutNonce(bytes.toString('latin1'), nonce), 'latin1');
  if (page.rscData) page.rscData = without(page.rscData);
  for (const [path, data] of page.segmentData ?? []) page.segmentData?.set(path, without(data));
}

type Get = CacheHandler['get'];
type Set = CacheHandler['set'];

// The framework loads this file once, as a module of the server.
const memory = new MemoryPageStore();
const disk = new DiskPageStore(pagesFolder(parseEnvironment(process.env)));
const shared = new RedisPageStore();

/** The usage of the page cache, for the metrics. */
export const pageUsage = {
  memory: { pages: () => memory.usage },
  disk: { pages: () => disk.usage },
};

const isFetch = (kind: unknown) => kind === 'FETCH';

/**
 * The page cache (`cacheHandler` of `next.config.mjs`): the memory of this process, then the disk, then the pages of other
 * instances. A page that is in none is rendered; pages that the build rendered are not read. The framework creates one object for
 * each request.
 */
export default class PageCache implements CacheHandler {
  readonly #existing = new globalThis.Set<string>();
  readonly #starts = new Map<string, RenderStart>();

  async get(key: string, { kind, isFallback }: Parameters<Get>[1] & { isFallback?: boolean }): ReturnType<Get> {
    if (isFetch(kind)) return null;
    this.#starts.set(key, startOfRender());
    const local = await findLocally(key);
    const own = local && !isPastDeclaredStatus(local) ? local : null;
    const current = own && isCurrent(own) ? own : null;
    const isSufficient = isFallback || (current && !isDue(current));
    const entry = isSufficient ? current : ((await findOnRedis(key, own?.lastModified)) ?? current);
    if (local || entry) this.#existing.add(key);
    return entry && isFromFuture(entry) ? { ...entry, lastModified: DISTANT_PAST } : entry;
  }

  /** Does not store 404 pages for ids that never existed: requests for made-up ids must not fill the cache. */
  async set(key: string, value: Parameters<Set>[1], context: Parameters<Set>[2]): Promise<void> {
    // The framework does not store previews; a leak would show them to every visitor.
    if (context.fetchCache || renderContext.getStore()?.isPreview) return;
    finalizePage(value);
    if (isUnboundedEntry(key, value) && !this.#existing.has(key)) return;
    const renderStart = this.#starts.get(key) ?? startOfRender();
    const entry = { value, lastModified: Date.now(), cacheControl: context.cacheControl, renderStart };
    if (!(await store(key, entry))) return;
    broadcast('rendered', { key, entry });
    await disk.set(key, entry);
    const isFallback = 'isFallback' in context && context.isFallback;
    if (!isFallback) void shared.set(key, entry);
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    publishInvalidation([tags]);
  }

  resetRequestCache(): void {}
}

const startOfRender = (): RenderStart => ({ at: Date.now(), lastRead: lastRead() });

async function findLocally(key: string): Promise<StoredEntry | null> {
  const inMemory = await memory.get(key);
  if (inMemory) return inMemory;
  const onDisk = await disk.get(key);
  const entry = onDisk && mayLackPublication(onDisk) ? { ...onDisk, lastModified: DISTANT_PAST } : onDisk;
  if (entry) await memory.set(key, entry);
  return entry;
}

/** A newer page of another instance, from now on in the memory of this process too. */
async function findOnRedis(key: string, newerThan?: number): Promise<StoredEntry | null> {
  const entry = await shared.get(key, newerThan);
  if (!entry || !isCurrent(entry)) return null;
  await memory.set(key, entry);
  return entry;
}

/** Stores a page unless content was published since its rendering began: it is then rendered again for the next visitor. */
async function store(key: string, entry: StoredEntry): Promise<boolean> {
  if (isOutdated(entry.value, entry.renderStart.at)) return false;
  await memory.set(key, entry);
  contentEvents().emit('changed');
  return true;
}

declare module '#lib/platform/shared-state/events.ts' {
  interface ProcessEvents {
    /** A page was rendered, so that the other processes need not render it. */
    rendered: { key: string; entry: StoredEntry };
  }
}

onEvent('rendered', ({ key, entry }) => void store(key, entry));
onEvent('published', ([tags]) => {
  recordPublication(tags);
  contentEvents().emit('published');
});
