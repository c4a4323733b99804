import { connection } from 'next/server';

/** Whether the process responds at all: an orchestrator restarts it if not. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'live' }, { headers: { 'Cache-Control': 'no-store' } });
}
