import 'server-only';
import { coloursSheetOf } from '#lib/platform/colours/colours-sheet.ts';
import { documentResponse } from '#lib/platform/http/document-response.ts';
import { IMMUTABLE, jsonError } from '#lib/platform/http/error-response.ts';
import { readIdentity } from '#lib/site/site-content/snapshot.ts';

/** Responds with the colours of the campus, also at an earlier address, for pages of browser caches. */
export async function handleColours(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const sheet = coloursSheetOf(await readIdentity());
  if (sheet === null) return jsonError(404, 'The campus has no own colours.');
  const freshness = pathname === sheet.address ? IMMUTABLE : 'public, max-age=60';
  return documentResponse(request, { body: sheet.css, type: 'text/css; charset=utf-8', freshness });
}
