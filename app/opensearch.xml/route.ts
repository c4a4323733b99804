import { documentResponse } from '#lib/http/document-response.ts';
import { describeSearch } from '#lib/seo/describe-search.ts';

/** Lets browsers offer the search of the site. Its addresses are those of where it runs, not of where it was built. */
export function GET(request: Request): Response {
  return documentResponse(request, {
    body: describeSearch(),
    type: 'application/opensearchdescription+xml',
    changed: null,
    freshness: 'public, max-age=86400',
  });
}
