import { setTimeout as wait } from 'node:timers/promises';
import { type Dictionary, dictionaryFor } from '#lib/http/dictionaries.ts';
import { CACHE_STATE, SHOWN_TAGS } from '#lib/next/headers.ts';
import { localeOf } from '#lib/routes/paths.ts';
import type { CacheKey } from '#server/cache/cache-key.ts';
import { isWorthEncoding, precompress } from '#server/cache/encode.ts';
import type { CachedResponse } from '#server/cache/response-cache.ts';
import type { InternalResponse } from '#server/internal-request.ts';
import { headerOf, takesDictionary, type WholeResponse } from '#server/response/whole-response.ts';
import { cacheableTransforms, pass } from '#server/stages.ts';
import { addBody } from '#server/transforms/serve-cached.ts';
import type { RunWhenIdle } from './idle-scheduler.ts';

export interface RenderedPage {
  /** `there`: the page cache had it, for a visitor, from another process or from another instance. `incomplete`: the campus API does not send what it shows. */
  readonly outcome: 'rendered' | 'there' | 'incomplete' | 'failed';
  readonly html: string;
  /** The cache tags of what it shows. */
  readonly tags: readonly string[];
}

export type RenderPage = (path: string) => Promise<RenderedPage>;

/** The encodings that are made ahead: what browsers of the list take for a first page, and for further pages. */
export type WarmupEncoding = 'br' | Dictionary;

/** Announces the encodings that were made of a stored response. */
export type BroadcastEncodings = (key: string, cached: CachedResponse, encodings: readonly WarmupEncoding[]) => void;

interface Stored {
  readonly key: CacheKey;
  readonly cached: CachedResponse;
}

/** The first request renders a page, or renews an old one in the background; the second or the third one finds it in the page cache. */
const MOST_ASKED = 3;
/** The rendering in the background takes some time. */
const RENEWAL_MS = 500;

const without = (outcome: RenderedPage['outcome']): RenderedPage => ({ outcome, html: '', tags: [] });

/** Whether a page has all its content, and any cache may hold it. */
const isWhole = (response: WholeResponse) =>
  response.status === 200 && !headerOf(response, 'cache-control').includes('no-store');

/** Of a page that is not whole: whether it lacks a part (200) or all of its content (503), which may come. */
const lacksContent = ({ status }: WholeResponse) => status === 200 || status === 503;

/** Renders pages as for visitors, and stores their responses in the response cache in their smallest forms. @throws what the framework throws; WarmupAbortedError */
export function pageRenderer(
  ask: (path: string) => Promise<InternalResponse>,
  runWhenIdle: RunWhenIdle,
  tell: BroadcastEncodings = () => undefined,
): RenderPage {
  async function encode(path: string, { key, cached }: Stored, body: Buffer): Promise<void> {
    const dictionary = takesDictionary(cached) ? dictionaryFor(localeOf(path)) : null;
    if (!isWorthEncoding(body)) return;
    const encodings: readonly WarmupEncoding[] = dictionary ? ['br', dictionary] : ['br'];
    const missing = encodings.filter((encoding) => cached.isUnknown(encoding));
    for (const encoding of missing) {
      addBody(key, cached, encoding, await runWhenIdle(() => precompress(body, encoding)));
    }
    if (missing.length > 0) tell(key.text, cached, missing);
  }

  return async (path) => {
    let isRendered = false;
    for (let asked = 1; asked <= MOST_ASKED; asked += 1) {
      const { exchange, response: answer } = await runWhenIdle(() => ask(path));
      const response = await pass(answer, exchange, cacheableTransforms);
      if (!isWhole(response)) return without(lacksContent(response) ? 'incomplete' : 'failed');
      const { cached, cacheKey: key } = exchange;
      const state = headerOf(response, CACHE_STATE);
      const isNewest = state === 'HIT';
      isRendered ||= !isNewest;
      if (state === 'STALE') await wait(RENEWAL_MS, undefined, { ref: false });
      if (!isNewest || !cached || !key) continue;
      await encode(path, { key, cached }, response.body);
      const tags = headerOf(answer, SHOWN_TAGS).split(',');
      return { outcome: isRendered ? 'rendered' : 'there', html: response.body.toString(), tags };
    }
    return without('failed');
  };
}
