import { matchesEtag } from '#lib/platform/http/matches-etag.ts';
import type { RequestContext } from '#server/request-context.ts';
import { headerOf, type WholeResponse, withHeaders } from '../response/whole-response.ts';
import { CONSTANT_HEADERS, completeHeaders } from './complete-headers.ts';

const omitted = Object.fromEntries(
  ['content-type', 'content-length', 'content-encoding', ...CONSTANT_HEADERS].map((name) => [name, undefined]),
);

/** Transform: sends 304 to a browser that has the response (RFC 9110, 13.1.2), without the headers that a 304 need not repeat (15.4.5). */
export function toNotModified(response: WholeResponse, { ifNoneMatch, method }: RequestContext): WholeResponse {
  const tag = headerOf(response, 'etag');
  if (response.status !== 200 || method !== 'GET' || !ifNoneMatch || tag === '') return response;
  if (!matchesEtag(ifNoneMatch, tag)) return response;
  return { ...withHeaders(response, omitted), status: 304 };
}

/** Converts a `Response` of the site's modules for the stages: with all headers, or as a 304. */
export async function toWholeResponse(response: Response, context: RequestContext): Promise<WholeResponse> {
  const headers = Object.fromEntries(response.headers);
  const whole = { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  return toNotModified(completeHeaders(whole, context), context);
}
