import 'server-only';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { respondOr503 } from '#lib/site/campus-client/respond-or-503.ts';
import { MAX_QUERY_LENGTH } from '#lib/site/search/query-text.ts';
import { searchNotices } from './search-notices.ts';
import { readSearchRequest, type SearchFault } from './search-request.ts';

const named = () => [...contentAddresses().categories.keys()].filter((address) => address !== 'all');

const faults: Readonly<Record<SearchFault, () => string>> = {
  department: () => `department takes one of ${named().join(', ')}; without it all are searched.`,
  page: () => 'page takes a whole number from 1.',
  year: () => 'year takes a year of Bikram Sambat in four digits; without it all are searched.',
  query: () => `q takes at most ${MAX_QUERY_LENGTH} characters.`,
};

/** Cache lifetime in browsers and proxies; the list itself is up to a minute old. */
const FRESHNESS = 'public, max-age=10, stale-while-revalidate=50';

/** `{ items, total, page, pages }`, or an error: 400 and 404 for the client, 503 for the campus API. */
export async function handleNoticeSearch(parameters: URLSearchParams): Promise<Response> {
  const { fault, ...request } = readSearchRequest(parameters);
  if (fault) return jsonError(400, faults[fault]());
  return respondOr503('The notices are not available right now.', async () => {
    const results = await searchNotices(request);
    if (!results) return jsonError(404, 'There is no such page of notices.');
    return Response.json(results, { headers: { 'Cache-Control': FRESHNESS } });
  });
}
