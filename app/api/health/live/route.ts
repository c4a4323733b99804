import { connection } from 'next/server';

/** Whether the process answers at all: an orchestrator restarts it when not. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'live' }, { headers: { 'Cache-Control': 'no-store' } });
}
