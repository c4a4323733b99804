import { connection } from 'next/server';
import { handleVisit } from '#lib/upstream/handle-visit.ts';

/** The server answers the same ahead of the framework (`server/handlers/direct-responses.ts`). */
export async function GET(): Promise<Response> {
  await connection();
  return handleVisit();
}
