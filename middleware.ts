import { type NextRequest, NextResponse } from 'next/server';
import { settleSearch } from '@/lib/notices/search-address';
import { missingPath, nearestPage } from '@/lib/routes/nearest-page';
import { normalizeAddress } from '@/lib/routes/normalize-address';

/** Settles the address and the language of a page, nothing else: authorisation is never decided here. */
export function middleware(request: NextRequest): NextResponse {
  const settled = settleSearch(normalizeAddress(request.nextUrl.pathname), request.nextUrl.searchParams);
  if (settled.kind === 'redirect') {
    return NextResponse.redirect(new URL(settled.to + request.nextUrl.search, request.url), 308);
  }
  // Unknown addresses share a few pages, so that random ones fill no cache.
  const path = settled.kind === 'page' ? settled.path : missingPath(nearestPage(request.nextUrl.pathname));
  const pathname = `/${settled.locale}${path === '/' ? '' : path}`;
  return NextResponse.rewrite(new URL(pathname + request.nextUrl.search, request.url));
}

/**
 * Pages only: not what Next serves itself, the BFF, stored files, or the fixed files of `public/` and of `app/`. Each as narrow as it
 * is: of `/pictures/about` the framework would make the page About Us in the language `pictures`.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/(?:static/|image$)|notice/(?:[\\w-]+/)*(?:feed\\.xml|rss\\.xml|feed\\.json|deadlines?\\.ics)$|api/|cards/(?:en|ne)/|files/(?:profile/)?[^/]+$|page-data/[^/]+$|(?:pictures|logos)/[^/]+\\.\\w+$|robots\\.txt$|sitemap\\.xml$|manifest(?:-ne)?\\.webmanifest$|opensearch\\.xml$|service-worker\\.js$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$).*)',
  ],
};
