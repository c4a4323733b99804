import 'server-only';
import { isLocale } from '#content/locale.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { MAX_QUERY_LENGTH } from '#lib/site/search/query-text.ts';
import { suggest } from './search-site.ts';
import { readSiteRequest } from './site-request.ts';

/** Cache lifetime in browsers and proxies. */
const FRESHNESS = 'public, max-age=30';

/** `{ suggestions }`, none for an empty query; 400 for a query that is too long or an unknown language. */
export async function handleSuggestions(parameters: URLSearchParams): Promise<Response> {
  const { query, isTooLong } = readSiteRequest(parameters);
  const locale = parameters.get('language') ?? 'en';
  if (isTooLong) return jsonError(400, `q takes at most ${MAX_QUERY_LENGTH} characters.`);
  if (!isLocale(locale)) return jsonError(400, 'language takes en or ne.');
  const suggestions = query === '' ? [] : await suggest(query, locale);
  return Response.json({ suggestions }, { headers: { 'Cache-Control': FRESHNESS } });
}
