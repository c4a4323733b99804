import { pageHandlers } from '#lib/platform/http/page-handlers.ts';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { isWorthEncoding } from '../cache/encode.ts';
import { CachedResponse } from '../cache/response-cache.ts';
import type { Handled } from '../finish/handled.ts';
import type { RequestContext } from '../http/request-context.ts';
import { toWholeResponse, type WholeResponse } from '../http/response.ts';

/** Handler: responds without the framework at endpoints that have a function in the bundle. */
export function respondDirectly({ method, route, rendering }: RequestContext): null | Promise<Handled> {
  const respond = method === 'GET' && route ? pageHandlers().responses[route.path] : null;
  if (!respond || !route) return null;
  return renderContext
    .run(rendering, respond)
    .then(toWholeResponse)
    .then((response) => ({ response, encodings: encodingsOf(response, route.path) }));
}

/** The encodings of the newest response with an ETag of each path. */
const newest = new Map<string, CachedResponse>();

/** Direct responses are made for each request, as no cache may hold them; a body is encoded again only when its ETag changes. */
function encodingsOf({ status, headers, body }: WholeResponse, path: string): CachedResponse | null {
  if (status !== 200 || headers.etag === undefined || !isWorthEncoding(body)) return null;
  const previous = newest.get(path);
  if (previous?.headers.etag === headers.etag) return previous;
  const encodings = new CachedResponse(headers, false, performance.now());
  newest.set(path, encodings);
  return encodings;
}
