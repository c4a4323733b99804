import { escapeHtml } from '#lib/platform/http/escape-html.ts';
import { matchesEtag } from '#lib/platform/http/matches-etag.ts';
import { plainPagePolicy } from '#lib/platform/http/plain-page.ts';
import { LITE_SHARING } from '#lib/platform/http/wants-lite.ts';
import { searchWordsOf } from '#lib/platform/routes/unknown-address.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type AnyResponse, headerOf, isHtml, withHeaders } from '../http/response.ts';
import { LITE_EDITS } from '../next-adapter/headers.ts';
import { liteVariantOf } from '../next-adapter/lite-variant.ts';
import { CONSTANT_HEADERS, completeHeaders } from './complete-headers.ts';
import { encodeBody, type StoredEncodings } from './encode-body.ts';
import { errorPage } from './error-page.ts';
import type { Handled } from './handled.ts';
import { storeResponse } from './store-response.ts';

/** Step: replaces the framework's error page, which is empty until its scripts run. */
export function replaceFailedPage(response: AnyResponse): AnyResponse {
  if (response.status !== 500 || !isHtml(response)) return response;
  const headers = {
    'content-security-policy': plainPagePolicy,
    etag: undefined,
    link: undefined,
  };
  return { ...withHeaders(response, headers), body: response.body && Buffer.from(errorPage) };
}

/** Step: makes the lite variant of a page, with a separate ETag, for visitors who want it. */
export function toLiteVariant(response: AnyResponse, { isLite }: RequestContext): AnyResponse {
  if (!isLite || response.body === null) return response;
  const tag = response.headers.etag;
  const tagged = withHeaders(response, { etag: tag && headerOf(response, 'etag').replace(/"$/, '-lite"') });
  if (!isHtml(response) || response.body.length === 0) return tagged;
  const edits = response.headers[LITE_EDITS];
  const body = Buffer.from(liteVariantOf(response.body.toString(), typeof edits === 'string' ? edits : undefined));
  const isStored = !headerOf(response, 'cache-control').includes('no-store');
  const headers = { link: undefined, ...(isStored && { 'cache-control': LITE_SHARING }) };
  return { ...withHeaders(tagged, headers), body };
}

/** The `Cache-Control` of pages that are revalidated at each visit. */
const REVALIDATED = /^(s-maxage=\d+), max-age=0$/;
/** Lifetime of a prefetched page in seconds: from the touch of its link to the visit. */
const PREFETCH_SECONDS = 10;

/** Step: makes a prefetched page fresh for a moment; otherwise Chromium would request it again at the visit. */
export function allowPrefetchReuse(response: AnyResponse, { request }: RequestContext): AnyResponse {
  if (!request.headers['sec-purpose']?.includes('prefetch')) return response;
  const lifetime = headerOf(response, 'cache-control');
  if (!REVALIDATED.test(lifetime)) return response;
  return withHeaders(response, { 'cache-control': lifetime.replace(REVALIDATED, `$1, max-age=${PREFETCH_SECONDS}`) });
}

const omitted = Object.fromEntries(
  ['content-type', 'content-length', 'content-encoding', ...CONSTANT_HEADERS].map((name) => [name, undefined]),
);

/** Step: sends 304 to a browser that has the response (RFC 9110, 13.1.2), without the headers that a 304 need not repeat (15.4.5). */
function toNotModified(response: AnyResponse, { ifNoneMatch, method }: RequestContext): AnyResponse {
  const tag = headerOf(response, 'etag');
  if (response.body === null || response.status !== 200 || method !== 'GET' || !ifNoneMatch || tag === '')
    return response;
  if (!matchesEtag(ifNoneMatch, tag)) return response;
  return { ...withHeaders(response, omitted), status: 304 };
}

/** The search of the page for unknown addresses (`components/pages/not-found.tsx`). */
const INPUT = 'id="not-found-search"';

/** Step: fills the words of an unknown address into the search of its page, which all unknown addresses share. */
function fillMissingSearch(response: AnyResponse, { route, url }: RequestContext): AnyResponse {
  if (response.status !== 404 || route !== null || response.body === null || !isHtml(response)) return response;
  const words = searchWordsOf(url);
  const start = words === '' ? -1 : response.body.indexOf(INPUT);
  if (start === -1) return response;
  const end = start + INPUT.length;
  const value = Buffer.from(` value="${escapeHtml(words)}"`);
  return { ...response, body: Buffer.concat([response.body.subarray(0, end), value, response.body.subarray(end)]) };
}

/** Changes a response: its headers, or also its body. */
export type Step = (response: AnyResponse, context: RequestContext) => AnyResponse;

/** Steps of the optional parts of the server. */
export interface OptionalSteps {
  /** After the headers are complete; the response cache stores their result. */
  readonly complete: readonly Step[];
  /** For the visitor's request; last. */
  readonly adapt: readonly Step[];
}

/** Makes the response that is sent: the only place that sets headers, makes the lite variant and a 304, and encodes. */
export interface Finish {
  /** The first steps: the response as the response cache stores it, the same for every visitor who wants its variant. */
  complete(response: AnyResponse, context: RequestContext): AnyResponse;
  /** All steps from the one at which the response enters (`Handled`). */
  finish(handled: Handled, context: RequestContext): AnyResponse | Promise<AnyResponse>;
}

export function createFinish(optional: OptionalSteps = { complete: [], adapt: [] }): Finish {
  const completing: readonly Step[] = [
    replaceFailedPage,
    toLiteVariant,
    fillMissingSearch,
    completeHeaders,
    ...optional.complete,
  ];
  const adapting: readonly Step[] = [allowPrefetchReuse, ...optional.adapt, addRequestId];

  const complete = (response: AnyResponse, context: RequestContext) => run(completing, response, context);
  const adapt = (response: AnyResponse, context: RequestContext) => run(adapting, response, context);

  return {
    complete,
    finish(handled, context) {
      if (handled.state === 'encoded') return adapt(toNotModified(handled.response, context), context);
      const completed = handled.state === 'complete' ? handled.response : complete(handled.response, context);
      const encodings = encodingsOf(handled, completed, context);
      const encoded = encodeBody(toNotModified(completed, context), context, encodings);
      return encoded.then((response) => adapt(response, context));
    },
  };
}

function run(steps: readonly Step[], response: AnyResponse, context: RequestContext): AnyResponse {
  let changed = response;
  for (const step of steps) changed = step(changed, context);
  return changed;
}

/** Stores the response if it has a key. Returns where its encodings are. */
function encodingsOf(handled: Handled, completed: AnyResponse, context: RequestContext): StoredEncodings | null {
  const { key = null, encodings = null } = handled;
  const cached = key ? storeResponse(completed, key, context) : encodings;
  return cached && { cached, key: key?.text ?? null };
}

function addRequestId(response: AnyResponse, { rendering }: RequestContext): AnyResponse {
  return withHeaders(response, { 'x-request-id': rendering.id });
}
