import { connection } from 'next/server';
import { handleVisit } from '#lib/upstream/handle-visit.ts';

/** The server gives the same response before Next (`server/handlers/direct-responses.ts`). */
export async function GET(): Promise<Response> {
  await connection();
  return handleVisit();
}
