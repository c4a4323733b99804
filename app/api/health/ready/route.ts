import { connection } from 'next/server';
import { staleContentSince } from '#lib/content-store/last-known-good/content-age.ts';
import { isStopping } from '#lib/runtime/stopping.ts';
import { storageState } from '#lib/runtime/storage-state.ts';
import { statesByRole } from '#lib/upstream/upstream-health.ts';

/** Whether this process accepts visitors. Reports upstream, caches and content, but fails only while the process is stopping. */
export async function GET(): Promise<Response> {
  await connection();
  const since = staleContentSince();
  const state = {
    status: isStopping() ? 'stopping' : 'ready',
    upstreams: statesByRole(),
    cache: storageState(),
    content: since === null ? { current: true } : { current: false, since: new Date(since).toISOString() },
  };
  return Response.json(state, { status: isStopping() ? 503 : 200, headers: { 'Cache-Control': 'no-store' } });
}
