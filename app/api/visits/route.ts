import { connection } from 'next/server';
import { countVisit } from '@/lib/campus/counter';
import { isCampusApiError } from '@/lib/campus/errors';
import { errorAnswer } from '@/lib/http/answer';

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
