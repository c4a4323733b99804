import { directAnswer } from '#lib/http/direct-answers.ts';
import { requestContext } from '#lib/runtime/request-context.ts';
import { completeHeaders } from './complete-headers.ts';
import { isWorthEncoding } from './encode.ts';
import type { Exchange } from './exchange.ts';
import { CachedResponse } from './response-cache.ts';
import { encodeBody } from './serve-cached.ts';
import { toNotModified } from './transforms.ts';
import type { WholeResponse } from './whole-response.ts';

/** Stage: answers without the framework what the site's modules provide for it. */
export function answerDirectly(exchange: Exchange): null | Promise<WholeResponse> {
  const { method, route, context } = exchange;
  const answer = method === 'GET' && route ? directAnswer(route.path) : null;
  if (!answer || !route) return null;
  return requestContext
    .run(context, answer)
    .then((response) => responseOf(response, exchange))
    .then((response) => encoded(response, exchange, route.path));
}

/** Of each path the newest answer that has a tag, in the encodings that were asked for. */
const known = new Map<string, CachedResponse>();

/** No cache may hold these answers, so they are made for each request; a body that is known by its tag is encoded once. */
function encoded(response: WholeResponse, exchange: Exchange, path: string): Promise<WholeResponse> {
  const { status, headers, body } = response;
  if (status === 200 && headers.etag !== undefined && isWorthEncoding(body)) {
    const before = known.get(path);
    exchange.cached = before?.headers.etag === headers.etag ? before : begin(path, response);
  }
  return encodeBody(response, exchange);
}

function begin(path: string, { headers, body }: WholeResponse): CachedResponse {
  const cached = new CachedResponse(headers, body, performance.now());
  known.set(path, cached);
  return cached;
}

/** A response of the site's modules as the stages send it. */
export async function responseOf(response: Response, exchange: Exchange): Promise<WholeResponse> {
  const headers = Object.fromEntries(response.headers);
  const whole = { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  return toNotModified(completeHeaders(whole, exchange), exchange);
}
