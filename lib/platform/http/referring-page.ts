/**
 * Path and query of the page with the link that was followed; null where the browser does not send it, or it is of another site.
 * Leading slashes are reduced to one, since two would lead to another site.
 */
export function referringPage({ headers }: Request): string | null {
  const referer = URL.parse(headers.get('referer') ?? '');
  // Other schemes may have backslashes in their paths, which browsers read as slashes.
  if (!referer || !/^https?:$/.test(referer.protocol) || referer.host !== headers.get('host')) return null;
  return referer.pathname.replace(/^\/+/, '/') + referer.search;
}
