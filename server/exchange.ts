import type { IncomingMessage } from 'node:http';
import { clientIpOf } from '#lib/http/client-ip.ts';
import { type Dictionary, dictionaryWithDigest, offeredDigest } from '#lib/http/dictionaries.ts';
import type { PageFragment } from '#lib/http/page-fragments.ts';
import { wantsLite } from '#lib/http/wants-lite.ts';
import { isPage, matchRoute } from '#lib/routes/match.ts';
import type { Route } from '#lib/routes/table.ts';
import { parseEnvironment } from '#lib/runtime/environment/schema.ts';
import { createContext, type RequestContext } from '#lib/runtime/request-context.ts';
import { type CacheKey, cacheKeyOf } from './cache/cache-key.ts';
import type { CachedResponse } from './cache/response-cache.ts';
import { isTransfer } from './limits/transfers.ts';
import { storedPictureOf } from './refusals/withheld-pictures.ts';
import { prepareRequestHeaders } from './request-headers.ts';
import type { SiteResponse } from './response/site-response.ts';

const { trustProxy, siteUrl } = parseEnvironment(process.env);
const isSecure = siteUrl.startsWith('https:');

/** A request and what the server knows of it, from its first stage to the end of its response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: SiteResponse;
  /** As the visitor sent it; that of `request` may be changed for the framework. */
  readonly method: string;
  readonly url: string;
  readonly context: RequestContext;
  /** Null for what is no address of the site. */
  readonly route: Route | null;
  /** Whether the site has an address with https. */
  readonly isSecure: boolean;
  readonly clientIp: string;
  /** Whether the visitor wants the lite variant of a page. */
  readonly isLite: boolean;
  /** The stored file that an address of the picture service shows. */
  readonly storedPicture: string | null;
  /** Null where more than the address tells what is asked for. */
  cacheKey: CacheKey | null;
  /** What a shell is filled with for this request; null for any other page. */
  fragment: PageFragment | null;
  /** What is stored under the key, once the framework has confirmed it. */
  cached: CachedResponse | null;
  readonly acceptEncoding: string;
  /** The digest of a dictionary that the visitor has. */
  readonly offered: string | null;
  /** Which of ours that is. */
  readonly dictionary: Dictionary | null;
  readonly ifNoneMatch: string | undefined;
  /** The page that asks, as the visitor's browser says. */
  readonly referer: string | undefined;
  readonly isChromium: boolean;
}

/** Names a request: its id, its nonce, its route, where it comes from, and which variant of the response it wants. */
export function createExchange(request: IncomingMessage, response: SiteResponse): Exchange {
  const context = createContext();
  const offered = offeredDigest(request.headers);
  const { referer, 'sec-ch-ua': brands = '' } = request.headers;
  prepareRequestHeaders(request, trustProxy);
  const { headers, method = '', url = '' } = request;
  const route = matchRoute(url);
  const isLite = method === 'GET' && isPage(route) && !headers.rsc && wantsLite(headers);
  return {
    request,
    response,
    method,
    url,
    context,
    route,
    isSecure,
    clientIp: clientIpOf({ get: () => String(headers['x-forwarded-for'] ?? '') }, trustProxy),
    isLite,
    storedPicture: storedPictureOf(url),
    cacheKey: isTransfer(route) || route?.storedBy === 'nobody' ? null : cacheKeyOf(request, isLite),
    fragment: null,
    cached: null,
    acceptEncoding: String(headers['accept-encoding'] ?? ''),
    offered,
    dictionary: dictionaryWithDigest(offered),
    ifNoneMatch: headers['if-none-match'],
    referer,
    isChromium: String(brands).includes('Chromium'),
  };
}
