import { type CacheKey, cacheKeyOf } from '../cache/cache-key.ts';
import type { CachedResponse } from '../cache/response-cache.ts';
import type { InternalRequest, SendInternally } from '../http/internal-request.ts';
import type { ResponseHead, WholeResponse } from '../http/response.ts';
import type { Finish } from './finish.ts';
import { storeResponse } from './store-response.ts';

/** A page of the framework, complete. */
export interface StoredPage {
  /** As the framework sent it. */
  readonly rendered: ResponseHead;
  readonly response: WholeResponse;
  readonly key: CacheKey | null;
  /** Its entry of the response cache; null where not every visitor may get the page. */
  readonly cached: CachedResponse | null;
}

/** `keyUrl`: the address under which the page is stored, unless it is that of the request. @throws what the framework throws */
export type LoadPage = (internal: InternalRequest, keyUrl?: string) => Promise<StoredPage>;

/** Requests pages from the framework for the response cache instead of a visitor: they pass only the first steps of `finish`. */
export function pageLoader(send: SendInternally, { complete }: Pick<Finish, 'complete'>): LoadPage {
  return async (internal, keyUrl = internal.url) => {
    const key = cacheKeyOf({ method: 'GET', url: keyUrl, headers: {} }, internal.isLite);
    const { context, response: rendered } = await send(internal);
    const { status, headers, body } = complete(rendered, context);
    const response = { status, headers, body: body ?? rendered.body };
    return { rendered, response, key, cached: key && storeResponse(response, key, context) };
  };
}
