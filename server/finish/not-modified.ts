import { matchesEtag } from '#lib/platform/http/matches-etag.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type AnyResponse, headerOf, withHeaders } from '../http/response.ts';
import { CONSTANT_HEADERS } from './complete-headers.ts';

const omitted = Object.fromEntries(
  ['content-type', 'content-length', 'content-encoding', ...CONSTANT_HEADERS].map((name) => [name, undefined]),
);

/** Step: sends 304 to a browser that has the response (RFC 9110, 13.1.2), without the headers that a 304 need not repeat (15.4.5). */
export function toNotModified(response: AnyResponse, { ifNoneMatch, method }: RequestContext): AnyResponse {
  const tag = headerOf(response, 'etag');
  if (response.body === null || response.status !== 200 || method !== 'GET' || !ifNoneMatch || tag === '')
    return response;
  if (!matchesEtag(ifNoneMatch, tag)) return response;
  return { ...withHeaders(response, omitted), status: 304 };
}
