import { connection } from 'next/server';
import { answerVisit } from '#lib/upstream/handle-visit.ts';

/** The server answers the same ahead of the framework (`server/handlers/direct-responses.ts`). */
export async function GET(): Promise<Response> {
  await connection();
  return answerVisit();
}
