import { connection } from 'next/server';
import { handleVisit } from '#lib/site/campus-client/handle-visit.ts';

/** In production the server sends the same response without Next (`server/handlers/direct-responses.ts`). */
export async function GET(): Promise<Response> {
  await connection();
  return handleVisit();
}
