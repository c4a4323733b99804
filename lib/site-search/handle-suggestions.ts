import 'server-only';
import { isLocale } from '#content/locale.ts';
import { errorAnswer } from '#lib/http/error-response.ts';
import { LONGEST_QUERY } from '#lib/search/query-text.ts';
import { suggest } from './search-site.ts';
import { readSiteRequest } from './site-request.ts';

/** For browsers and proxies. */
const FRESHNESS = 'public, max-age=30';

/** `{ suggestions }`, none for an empty text; 400 for a text that is too long or a language that there is not. */
export async function answerSuggestions(parameters: URLSearchParams): Promise<Response> {
  const { query, isTooLong } = readSiteRequest(parameters);
  const locale = parameters.get('language') ?? 'en';
  if (isTooLong) return errorAnswer(400, `q takes at most ${LONGEST_QUERY} characters.`);
  if (!isLocale(locale)) return errorAnswer(400, 'language takes en or ne.');
  const suggestions = query === '' ? [] : await suggest(query, locale);
  return Response.json({ suggestions }, { headers: { 'Cache-Control': FRESHNESS } });
}
