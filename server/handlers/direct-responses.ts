import { pageHandlers } from '#lib/platform/http/page-handlers.ts';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { isWorthEncoding } from '#server/cache/encode.ts';
import { CachedResponse } from '#server/cache/response-cache.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { WholeResponse } from '#server/response/whole-response.ts';
import { toWholeResponse } from '#server/transforms/not-modified.ts';
import { encodeBody } from '#server/transforms/serve-cached.ts';

/** Stage: responds without the framework at endpoints that have a handler in the bundle. */
export function respondDirectly(context: RequestContext): null | Promise<WholeResponse> {
  const { method, route, rendering } = context;
  const handle = method === 'GET' && route ? pageHandlers().responses[route.path] : null;
  if (!handle || !route) return null;
  return renderContext
    .run(rendering, handle)
    .then((response) => toWholeResponse(response, context))
    .then((response) => encoded(response, context, route.path));
}

/** The newest response with an ETag of each path, in the encodings that were requested. */
const newest = new Map<string, CachedResponse>();

/** Direct responses are made for each request, as no cache may hold them; a body is encoded again only when its ETag changes. */
function encoded(response: WholeResponse, context: RequestContext, path: string): Promise<WholeResponse> {
  const { status, headers, body } = response;
  if (status === 200 && headers.etag !== undefined && isWorthEncoding(body)) {
    const previous = newest.get(path);
    context.cached = previous?.headers.etag === headers.etag ? previous : remember(path, response);
  }
  return encodeBody(response, context);
}

function remember(path: string, { headers, body }: WholeResponse): CachedResponse {
  const cached = new CachedResponse(headers, !isWorthEncoding(body), performance.now());
  newest.set(path, cached);
  return cached;
}
