import type { Locale } from '#content/locale.ts';
import { STRICTEST } from '#lib/http/content-security-policy.ts';
import { escapeHtml } from '#lib/http/escape-html.ts';
import { type PageFragment, pageFragment } from '#lib/http/page-fragments.ts';
import { isRouterHeader } from '#lib/next/headers.ts';
import { localeOf, localPath, publicPath } from '#lib/routes/paths.ts';
import { FRAGMENT_PLACE, SHELL_HEADER, TITLE_PLACE } from '#lib/routes/shells.ts';
import { log } from '#lib/runtime/log.ts';
import { renderContext } from '#lib/runtime/render-context.ts';
import type { RequestContext } from '#server/request-context.ts';
import { cacheKeyOf } from '../cache/cache-key.ts';
import { responseCache } from '../cache/response-cache.ts';
import { type WholeResponse, withHeaders } from '../response/whole-response.ts';
import { completeHeaders } from '../transforms/complete-headers.ts';
import { addBody, encodeBody } from '../transforms/serve-cached.ts';

/** The framework's own `Cache-Control` for pages that are rendered for one request. */
const FOR_ONE = 'private, no-cache, no-store, max-age=0, must-revalidate';

/**
 * Stage: makes the fragment of a dynamic page and fills the stored shell with it; where the shell is not in memory, the framework is asked for
 * it. Where there is no fragment, the framework renders the whole page. Who wants the fragment alone gets it at once.
 */
export async function fillCachedShell(exchange: RequestContext): Promise<WholeResponse | null> {
  const { method, route, request, context } = exchange;
  const make = method === 'GET' && route?.kind === 'dynamic' ? pageFragment(route.path) : null;
  if (!make || Object.keys(request.headers).some(isRouterHeader)) return null;
  const { pathname, searchParams } = new URL(exchange.url, 'http://site');
  const locale = localeOf(pathname);
  const fragment = await renderContext
    .run(context, () => make(searchParams, locale, publicPath(pathname)))
    .catch((error: unknown) => {
      log.warn({ reason: String(error), request: context.id }, 'a page is rendered whole, not filled in');
      return null;
    });
  if (!fragment) return null;
  if (exchange.wantsFragment) return encodeBody(alone(fragment, exchange), exchange);
  return fillStored(fragment, { pathname, locale }, exchange);
}

/** The fragment for a script of a page, which puts it there; no document. */
function alone({ html, status = 200 }: PageFragment, exchange: RequestContext): WholeResponse {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': FOR_ONE,
    'content-security-policy': STRICTEST,
  };
  return completeHeaders({ status, headers, body: Buffer.from(html) }, exchange);
}

/** Fills the stored shell of the page at `pathname`; null where the framework has to render that shell first. */
export async function fillStored(
  fragment: PageFragment,
  { pathname, locale }: { pathname: string; locale: Locale },
  exchange: RequestContext,
): Promise<WholeResponse | null> {
  const { request, context } = exchange;
  exchange.fragment = fragment;
  const shell = localPath(fragment.shell, locale);
  request.url = pathname;
  request.headers[SHELL_HEADER] = `/${locale}${fragment.shell}`;
  exchange.cacheKey = cacheKeyOf({ method: 'GET', url: shell, headers: request.headers }, exchange.isLite);
  const cached = exchange.cacheKey && responseCache().take(exchange.cacheKey.text);
  const body = cached?.bodyIn('identity');
  if (!cached || !body) return null;
  const headers = { ...cached.headers, 'x-request-id': context.id };
  return encodeBody(fill({ status: 200, headers, body }, fragment), exchange);
}

/** Transform: puts the request's fragment into a shell that the framework has rendered. */
export function fillShell(response: WholeResponse, exchange: RequestContext): WholeResponse {
  const { fragment, cached, cacheKey } = exchange;
  if (!fragment || response.status !== 200) return response;
  if (cached && cacheKey) addBody(cacheKey, cached, 'identity', response.body);
  // The filled page is this visitor's alone: only the shell is cached.
  exchange.cached = null;
  return fill(response, fragment);
}

const PLACES = new RegExp([TITLE_PLACE, FRAGMENT_PLACE].map(RegExp.escape).join('|'), 'g');

function fill(response: WholeResponse, { title = '', html, status = response.status }: PageFragment): WholeResponse {
  const values: Readonly<Record<string, string>> = {
    [TITLE_PLACE]: escapeHtml(title),
    [FRAGMENT_PLACE]: FRAGMENT_PLACE.replace('></', () => `>${html}</`),
  };
  const filled = response.body.toString().replace(PLACES, (place) => values[place] ?? place);
  const headers = { etag: undefined, 'cache-control': FOR_ONE };
  return { ...withHeaders(response, headers), status, body: Buffer.from(filled) };
}
