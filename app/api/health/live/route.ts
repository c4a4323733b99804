import { connection } from 'next/server';
import { VERSION } from '#lib/platform/runtime/version.ts';

/** Whether the process responds at all: an orchestrator restarts it if not. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'live', version: VERSION }, { headers: { 'Cache-Control': 'no-store' } });
}
