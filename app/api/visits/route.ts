import { connection } from 'next/server';
import { errorAnswer } from '#lib/http/answer.ts';
import { countVisit } from '#lib/upstream/counter.ts';
import { isCampusApiError } from '#lib/upstream/errors.ts';

/** Counts a visit and tells the new count: `{ "visit": 12345 }`. Asked by the browser, once for each document. */
export async function GET(): Promise<Response> {
  await connection();
  try {
    return Response.json({ visit: await countVisit() }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    return errorAnswer(503, 'The visit count is not available right now.', { 'Retry-After': '60' });
  }
}
