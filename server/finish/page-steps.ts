import { plainPagePolicy } from '#lib/platform/http/plain-page.ts';
import { LITE_SHARING } from '#lib/platform/http/wants-lite.ts';
import { LITE_EDITS } from '#server/next-adapter/headers.ts';
import { liteVariantOf } from '#server/next-adapter/lite-variant.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type AnyResponse, headerOf, isHtml, withHeaders } from '../http/response.ts';
import { errorPage } from './error-page.ts';

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
