import { setTimeout as wait } from 'node:timers/promises';
import { localeOf } from '#lib/platform/routes/paths.ts';
import type { CacheKey } from '#server/cache/cache-key.ts';
import { encodeSmallest, isWorthEncoding } from '#server/cache/encode.ts';
import { type CachedResponse, responseCache } from '#server/cache/response-cache.ts';
import type { StoredPage } from '#server/finish/stored-page.ts';
import { headerOf, isSharedPage, type WholeResponse } from '#server/http/response.ts';
import { CACHE_STATE, PAGE_TAGS } from '#server/next-adapter/headers.ts';
import { type Dictionary, dictionaryFor } from '#server/optional/dictionaries/dictionaries.ts';
import type { RunWhenIdle } from './run-when-idle.ts';

export interface RenderedPage {
  /** `there`: the page was in the page cache, for a visitor, from another process or from another instance. `incomplete`: the campus API does not send its content. */
  readonly state: 'rendered' | 'there' | 'incomplete' | 'failed';
  readonly html: string;
  /** The cache tags of its content. */
  readonly tags: readonly string[];
}

export type RenderPage = (path: string) => Promise<RenderedPage>;

/** The encodings of the warm-up: supported browsers accept them for a first page, and for further pages. */
export type WarmupEncoding = 'br' | Dictionary;

/** Sends new encodings of a stored response to the other processes. */
export type ShareEncodings = (key: string, cached: CachedResponse, encodings: readonly WarmupEncoding[]) => void;

interface Stored {
  readonly key: CacheKey;
  readonly cached: CachedResponse;
}

/** The first request renders a page, or renews an old one in the background; the second or the third one gets it from the page cache. */
const MAX_ATTEMPTS = 3;
/** The rendering in the background takes some time. */
const RENEWAL_MS = 500;
/** The lifetime of a page for which newer content was late (`late` of next.config.mjs): afterwards it is rendered once more. */
const LATE_MS = 1000;
const LATE = /\bs-maxage=1,/;

const emptyPage = (state: RenderedPage['state']): RenderedPage => ({ state, html: '', tags: [] });

/** Whether a page has all its content, and any cache may hold it. */
const isComplete = (response: WholeResponse) =>
  response.status === 200 && !headerOf(response, 'cache-control').includes('no-store');

/** Whether an incomplete page lacks a part (200) or all of its content (503), which may become available. */
const lacksContent = ({ status }: WholeResponse) => status === 200 || status === 503;

interface RendererOptions {
  load(path: string): Promise<StoredPage>;
  runWhenIdle: RunWhenIdle;
  share: ShareEncodings;
}

/** Renders pages as for visitors, and stores their responses in the response cache in their smallest forms. @throws what the framework throws */
export function pageRenderer({ load, runWhenIdle, share }: RendererOptions): RenderPage {
  async function encode(path: string, { key, cached }: Stored, body: Buffer): Promise<void> {
    const dictionary = isSharedPage(cached) ? dictionaryFor(localeOf(path)) : null;
    if (!isWorthEncoding(body)) return;
    const encodings: readonly WarmupEncoding[] = dictionary ? ['br', dictionary] : ['br'];
    const missing = encodings.filter((encoding) => cached.isMissing(encoding));
    for (const encoding of missing) {
      responseCache().addBody(key.text, cached, encoding, await runWhenIdle(() => encodeSmallest(body, encoding)));
    }
    if (missing.length > 0) share(key.text, cached, missing);
  }

  return async (path) => {
    let isRendered = false;
    let wasLate = false;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const { rendered, response, key, cached } = await runWhenIdle(() => load(path));
      if (!isComplete(response)) return emptyPage(lacksContent(response) ? 'incomplete' : 'failed');
      const cacheState = headerOf(response, CACHE_STATE);
      const isNewest = cacheState === 'HIT';
      isRendered ||= !isNewest;
      if (cacheState === 'STALE') await wait(RENEWAL_MS, undefined, { ref: false });
      if (!isNewest || !cached || !key) continue;
      if (!wasLate && LATE.test(headerOf(response, 'cache-control'))) {
        [wasLate, attempt] = [true, 0];
        await wait(LATE_MS, undefined, { ref: false });
        continue;
      }
      await encode(path, { key, cached }, response.body);
      const tags = headerOf(rendered, PAGE_TAGS).split(',');
      return { state: isRendered ? 'rendered' : 'there', html: response.body.toString(), tags };
    }
    return emptyPage('failed');
  };
}
