/**
 * The page that a link stood on, as path and query: null where the browser does not say, or names another site. Of slashes at the
 * beginning only one stays: two would lead to another site.
 */
export function referringPage({ headers }: Request): string | null {
  const referer = URL.parse(headers.get('referer') ?? '');
  // Other schemes may have backslashes in their paths, which browsers read as slashes.
  if (!referer || !/^https?:$/.test(referer.protocol) || referer.host !== headers.get('host')) return null;
  return referer.pathname.replace(/^\/+/, '/') + referer.search;
}
