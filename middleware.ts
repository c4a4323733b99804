import { type NextRequest, NextResponse } from 'next/server';
import { missingPath, nearestPage } from '#lib/platform/routes/nearest-page.ts';
import { normalizeAddress } from '#lib/platform/routes/normalize-address.ts';
import { TEMPLATE_HEADER } from '#lib/platform/routes/templates.ts';

/** Normalizes the address and sets the language of a page, nothing else: authorisation is never decided here. */
export function middleware(request: NextRequest): NextResponse {
  const template = request.headers.get(TEMPLATE_HEADER);
  if (template !== null) return NextResponse.rewrite(new URL(template, request.url));
  const address = normalizeAddress(request.nextUrl.pathname);
  if (address.kind === 'redirect') {
    return NextResponse.redirect(new URL(address.to + request.nextUrl.search, request.url), 308);
  }
  // Unknown addresses share a few pages, so that random ones fill no cache.
  const path = address.kind === 'page' ? address.path : missingPath(nearestPage(request.nextUrl.pathname));
  const pathname = `/${address.locale}${path === '/' ? '' : path}`;
  return NextResponse.rewrite(new URL(pathname + request.nextUrl.search, request.url));
}

/**
 * Matches pages only: no files of Next, endpoints of the BFF, stored files, or fixed files of `public/` and `app/`. The patterns are
 * narrow, because the framework would take `/pictures/about` for the About Us page in the language `pictures`.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/(?:static/|image$)|notice/(?:[\\w-]+/)*(?:feed\\.xml|rss\\.xml|feed\\.json|deadlines?\\.ics)$|calendar/(?:all|term|exam|holiday|event)(?:-ne)?\\.ics$|calendar/events/[\\w-]+/event(?:-ne)?\\.ics$|(?:notice/item|publication)/[\\w-]+/file/[1-9]\\d?/table/[1-9]\\d?\\.(?:csv|json)$|api/|cards/(?:en|ne)/|files/(?:profile/)?[^/]+$|page-script/[^/]+$|dictionaries/[^/]+$|page-pictures/[^/]+/[^/]+\\.\\w+$|colours/[^/]+$|(?:pictures|logos)/[^/]+\\.\\w+$|(?:robots|indexnow)\\.txt$|feed(?:-ne)?\\.(?:xml|json)$|data/[a-z]+\\.(?:csv|json)$|sitemap(?:-(?:pages|notices-[1-9]\\d{0,3}))?\\.xml$|manifest(?:-ne)?\\.webmanifest$|opensearch\\.xml$|service-worker\\.js$|favicon\\.ico$|apple-icon\\.png$).*)',
  ],
};
