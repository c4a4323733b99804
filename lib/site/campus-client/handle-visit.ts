import 'server-only';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { countVisit } from './counter.ts';
import { isCampusApiError } from './errors.ts';

/** Counts a visit and responds with the new count: `{ "visit": 12345 }`. Browsers send one request for each document. */
export async function handleVisit(): Promise<Response> {
  try {
    return Response.json({ visit: await countVisit() }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    return jsonError(503, 'The visit count is not available right now.', { 'Retry-After': '60' });
  }
}
