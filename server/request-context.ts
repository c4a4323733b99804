import type { IncomingMessage } from 'node:http';
import { clientIpOf } from '#lib/platform/http/client-ip.ts';
import type { PageFragment } from '#lib/platform/http/page-handlers.ts';
import { wantsLite } from '#lib/platform/http/wants-lite.ts';
import { isFileRoute, isPageRoute, matchRoute } from '#lib/platform/routes/match.ts';
import { storedPictureOf } from '#lib/platform/routes/stored-picture.ts';
import type { Route } from '#lib/platform/routes/table.ts';
import { FRAGMENT_HEADER } from '#lib/platform/routes/templates.ts';
import { createContext, type RenderContext } from '#lib/platform/runtime/render-context.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { type CacheKey, cacheKeyOf } from '#server/cache/cache-key.ts';
import type { CachedResponse } from '#server/cache/response-cache.ts';
import { type DictionaryOffer, readOffer } from '#server/optional/dictionaries/offer.ts';
import type { SiteResponse } from '#server/response/site-response.ts';
import { prepareRequestHeaders } from './request-headers.ts';

const { trustProxy, siteUrl } = parseEnvironment(process.env);
const isSecure = siteUrl.startsWith('https:');

/** A visitor's request, or one that the site sends to itself, and its state from the first stage to the end of its response. */
export interface RequestContext {
  readonly request: IncomingMessage;
  /** The visitor's method; that of `request` may be changed for the framework. */
  readonly method: string;
  readonly url: string;
  readonly rendering: RenderContext;
  /** Null where no address of the site matches. */
  readonly route: Route | null;
  /** Whether the public address of the site begins with https. */
  readonly isSecure: boolean;
  readonly clientIp: string;
  /** Whether the visitor wants the lite variant of a page. */
  readonly isLite: boolean;
  /** Whether the fragment of a page is enough. */
  readonly wantsFragment: boolean;
  /** The stored file that a picture service address shows; null for any other address. */
  readonly storedPicture: string | null;
  /** Null where the response depends on more than the address. */
  cacheKey: CacheKey | null;
  /** The part of a page that is made for this request; null for pages without a template. */
  fragment: PageFragment | null;
  /** For a preview (`page-preview.ts`): the origin whose pages may show it in a frame. Null for any other response. */
  frameOrigin: string | null;
  /** The entry of the response cache, once the framework has confirmed it. */
  cached: CachedResponse | null;
  readonly acceptEncoding: string;
  readonly dictionaryOffer: DictionaryOffer;
  readonly ifNoneMatch: string | undefined;
  readonly referer: string | undefined;
}

/** A visitor's request, with the response that is sent. */
export interface VisitorRequestContext extends RequestContext {
  readonly response: SiteResponse;
}

/** Describes a request once for all stages: id, nonce, route, client, and the variant of the response that it wants. */
export function createRequestContext(request: IncomingMessage): RequestContext {
  const rendering = createContext();
  const dictionaryOffer = readOffer(request.headers);
  const { referer, [FRAGMENT_HEADER]: fragmentHeader } = request.headers;
  prepareRequestHeaders(request, trustProxy);
  const { headers, method = '', url = '' } = request;
  const route = matchRoute(url);
  const isLite = method === 'GET' && isPageRoute(route) && !headers.rsc && wantsLite(headers);
  return {
    request,
    method,
    url,
    rendering,
    route,
    isSecure,
    clientIp: clientIpOf({ get: () => String(headers['x-forwarded-for'] ?? '') }, trustProxy),
    isLite,
    wantsFragment: fragmentHeader !== undefined,
    storedPicture: storedPictureOf(url),
    cacheKey: isFileRoute(route) || route?.storedBy === 'nobody' ? null : cacheKeyOf(request, isLite),
    fragment: null,
    frameOrigin: null,
    cached: null,
    acceptEncoding: String(headers['accept-encoding'] ?? ''),
    dictionaryOffer,
    ifNoneMatch: headers['if-none-match'],
    referer,
  };
}
