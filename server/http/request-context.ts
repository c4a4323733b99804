import type { IncomingMessage } from 'node:http';
import { clientIpOf } from '#lib/platform/http/client-ip.ts';
import { wantsLite } from '#lib/platform/http/wants-lite.ts';
import { isPageRoute, matchRoute } from '#lib/platform/routes/match.ts';
import { storedPictureOf } from '#lib/platform/routes/stored-picture.ts';
import type { Route } from '#lib/platform/routes/table.ts';
import { FRAGMENT_HEADER } from '#lib/platform/routes/templates.ts';
import { createContext, type RenderContext } from '#lib/platform/runtime/render-context.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import type { PageCoding } from './page-coding.ts';
import { prepareRequestHeaders } from './request-headers.ts';
import type { SiteResponse } from './site-response.ts';

const { trustProxy, siteUrl } = parseEnvironment(process.env);
const isSecure = siteUrl.startsWith('https:');

/** A visitor's request, or one that the site sends to itself. Nothing changes it from the first handler to the end of its response. */
export interface RequestContext {
  readonly request: IncomingMessage;
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
  readonly acceptEncoding: string;
  /** `Available-Dictionary` (RFC 9842). */
  readonly availableDictionary: string;
  /** `Sec-CH-UA`: the brands of the browser. */
  readonly brands: string;
  /** A coding for pages, besides gzip and brotli, that the browser can decode. */
  readonly pageCoding: PageCoding | null;
  readonly ifNoneMatch: string | undefined;
  readonly referer: string | undefined;
}

/** A visitor's request, with the response that is sent. */
export interface VisitorRequestContext extends RequestContext {
  readonly response: SiteResponse;
}

/** Describes a request once for all handlers: id, nonce, route, client, and the variant of the response that it wants. */
export function createRequestContext(request: IncomingMessage, rendering = createContext()): RequestContext {
  // Headers that the framework does not get.
  const { referer, [FRAGMENT_HEADER]: fragmentHeader } = request.headers;
  const { 'available-dictionary': availableDictionary = '', 'sec-ch-ua': brands = '' } = request.headers;
  prepareRequestHeaders(request, trustProxy);
  const { headers, method = '', url = '' } = request;
  const route = matchRoute(url);
  return {
    request,
    method,
    url,
    rendering,
    route,
    isSecure,
    clientIp: clientIpOf({ get: () => String(headers['x-forwarded-for'] ?? '') }, trustProxy),
    isLite: method === 'GET' && isPageRoute(route) && !headers.rsc && wantsLite(headers),
    wantsFragment: fragmentHeader !== undefined,
    storedPicture: storedPictureOf(url),
    acceptEncoding: String(headers['accept-encoding'] ?? ''),
    availableDictionary: String(availableDictionary),
    brands: String(brands),
    pageCoding: null,
    ifNoneMatch: headers['if-none-match'],
    referer,
  };
}
