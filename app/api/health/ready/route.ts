import { connection } from 'next/server';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import { storageState } from '#lib/platform/runtime/storage-state.ts';
import { VERSION } from '#lib/platform/runtime/version.ts';
import { statesByRole } from '#lib/site/campus-client/upstream-health.ts';
import { staleContentSince } from '#lib/site/content-cache/last-known-good/content-age.ts';

/** Whether this process accepts visitors. Reports upstream, caches and content, but fails only while the process is stopping. */
export async function GET(): Promise<Response> {
  await connection();
  const since = staleContentSince();
  const state = {
    status: isStopping() ? 'stopping' : 'ready',
    version: VERSION,
    upstreams: statesByRole(),
    cache: storageState(),
    content: since === null ? { current: true } : { current: false, since: new Date(since).toISOString() },
  };
  return Response.json(state, { status: isStopping() ? 503 : 200, headers: { 'Cache-Control': 'no-store' } });
}
