import type { CacheEntry, CacheHandler } from 'next/cache';
import { LruCache, type Usage } from '#lib/platform/runtime/bounded-map.ts';
import { onEvent } from '#lib/platform/shared-state/events.ts';

/** An entry whose value is in memory: the stream in which it came belongs to one request. */
interface StoredResult extends Omit<CacheEntry, 'value'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const MAX_BYTES = 48 * 1024 * 1024;
/** The approximate overhead of a result, in bytes. */
const OVERHEAD = 1024;

/** The time without the wall clock, which the framework refuses while it prerenders. */
const now = () => performance.timeOrigin + performance.now();

/**
 * The results of cached functions (`cacheHandlers.default` of `next.config.mjs`), in the memory of this process. Only the content itself
 * outlives it. A result whose tag was published since, here or in another process, is not used again.
 */
class ResultCache implements CacheHandler {
  readonly #results = new LruCache<StoredResult>(MAX_BYTES);
  readonly #pending = new Map<string, Promise<void>>();
  readonly #publishedAt = new Map<string, number>();

  get usage(): Usage {
    return this.#results.usage;
  }

  async get(key: string): Promise<CacheEntry | undefined> {
    await this.#pending.get(key);
    const result = this.#results.get(key);
    if (!result || now() > result.timestamp + result.revalidate * 1000) return undefined;
    if (this.#lastPublished(result.tags) >= result.timestamp) return undefined;
    const { bytes, ...entry } = result;
    return { ...entry, value: new Blob([bytes]).stream() };
  }

  async set(key: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
    // A value whose stream breaks off is not stored.
    const stored = this.#store(key, pendingEntry).catch(() => undefined);
    this.#pending.set(key, stored);
    await stored;
    if (this.#pending.get(key) === stored) this.#pending.delete(key);
  }

  async refreshTags(): Promise<void> {}

  async getExpiration(tags: string[]): Promise<number> {
    return this.#lastPublished(tags);
  }

  async updateTags(tags: readonly string[]): Promise<void> {
    for (const tag of tags) this.#publishedAt.set(tag, now());
  }

  #lastPublished(tags: readonly string[]): number {
    return Math.max(0, ...tags.map((tag) => this.#publishedAt.get(tag) ?? 0));
  }

  async #store(key: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
    const { value, ...entry } = await pendingEntry;
    const bytes = new Uint8Array(await new Response(value).arrayBuffer());
    this.#results.set(key, { ...entry, bytes }, bytes.length + OVERHEAD);
  }
}

const results = new ResultCache();
onEvent('published', ([tags]) => void results.updateTags([tags].flat()));

export default results;
