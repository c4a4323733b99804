import { type NextRequest, NextResponse } from 'next/server';
import { isServed } from '@/lib/addresses/served';
import { settleAddress } from '@/lib/addresses/settle';
import { settleSearch } from '@/lib/notices/search-address';

/** Settles the address and the language of a page, nothing else: authorisation is never decided here. */
export function middleware(request: NextRequest): NextResponse {
  const settled = settleSearch(settleAddress(request.nextUrl.pathname), request.nextUrl.searchParams);
  if (settled.kind === 'redirect') {
    return NextResponse.redirect(new URL(settled.to + request.nextUrl.search, request.url), 308);
  }
  // Every unknown address shows one and the same page, so that random addresses fill no cache.
  const path = settled.kind === 'page' ? settled.path : '/missing';
  const tree = isServed(path) ? '/served' : '';
  const pathname = `${tree}/${settled.locale}${path === '/' ? '' : path}`;
  return NextResponse.rewrite(new URL(pathname + request.nextUrl.search, request.url));
}

/** Pages only: not what Next serves itself, the BFF, stored files, or the fixed files of `public/` and of `app/`. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|notice/(?:[\\w-]+/)*(?:feed\\.xml|rss\\.xml|feed\\.json|deadlines?\\.ics)$|api/|cards/|files/|page-data/|pictures/|logos/|robots\\.txt$|sitemap\\.xml$|manifest(?:-ne)?\\.webmanifest$|opensearch\\.xml$|service-worker\\.js$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$).*)',
  ],
};
