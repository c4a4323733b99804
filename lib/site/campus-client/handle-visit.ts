import 'server-only';
import { countVisit } from './counter.ts';
import { respondOr503 } from './respond-or-503.ts';

/** Counts a visit and responds with the new count: `{ "visit": 12345 }`. Browsers send one request for each document. */
export async function handleVisit(): Promise<Response> {
  return respondOr503('The visit count is not available right now.', async () => {
    return Response.json({ visit: await countVisit() }, { headers: { 'Cache-Control': 'no-store' } });
  });
}
