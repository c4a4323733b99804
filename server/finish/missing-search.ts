import { escapeHtml } from '#lib/platform/http/escape-html.ts';
import { searchWordsOf } from '#lib/platform/routes/unknown-address.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type AnyResponse, isHtml } from '../http/response.ts';

/** The search of the page for unknown addresses (`components/pages/not-found.tsx`). */
const INPUT = 'id="not-found-search"';

/** Step: fills the words of an unknown address into the search of its page, which all unknown addresses share. */
export function fillMissingSearch(response: AnyResponse, { route, url }: RequestContext): AnyResponse {
  if (response.status !== 404 || route !== null || response.body === null || !isHtml(response)) return response;
  const words = searchWordsOf(url);
  const start = words === '' ? -1 : response.body.indexOf(INPUT);
  if (start === -1) return response;
  const end = start + INPUT.length;
  const value = Buffer.from(` value="${escapeHtml(words)}"`);
  return { ...response, body: Buffer.concat([response.body.subarray(0, end), value, response.body.subarray(end)]) };
}
