import { directResponse } from '#lib/http/direct-responses.ts';
import { renderContext } from '#lib/runtime/render-context.ts';
import { isWorthEncoding } from '#server/cache/encode.ts';
import { CachedResponse } from '#server/cache/response-cache.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { WholeResponse } from '#server/response/whole-response.ts';
import { toWholeResponse } from '#server/transforms/not-modified.ts';
import { encodeBody } from '#server/transforms/serve-cached.ts';

/** Stage: answers the endpoints for which a module of the site has registered a direct answer, without the framework. */
export function respondDirectly(exchange: RequestContext): null | Promise<WholeResponse> {
  const { method, route, context } = exchange;
  const answer = method === 'GET' && route ? directResponse(route.path) : null;
  if (!answer || !route) return null;
  return renderContext
    .run(context, answer)
    .then((response) => toWholeResponse(response, exchange))
    .then((response) => encoded(response, exchange, route.path));
}

/** The newest answer with an ETag of each path, in the encodings that were asked for. */
const known = new Map<string, CachedResponse>();

/** These answers are made for each request, as no cache may hold them; a body with a known ETag is encoded once. */
function encoded(response: WholeResponse, exchange: RequestContext, path: string): Promise<WholeResponse> {
  const { status, headers, body } = response;
  if (status === 200 && headers.etag !== undefined && isWorthEncoding(body)) {
    const before = known.get(path);
    exchange.cached = before?.headers.etag === headers.etag ? before : begin(path, response);
  }
  return encodeBody(response, exchange);
}

function begin(path: string, { headers, body }: WholeResponse): CachedResponse {
  const cached = new CachedResponse(headers, !isWorthEncoding(body), performance.now());
  known.set(path, cached);
  return cached;
}
