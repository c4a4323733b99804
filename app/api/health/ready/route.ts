import { connection } from 'next/server';
import { staleContentSince } from '@/lib/campus/content-age';
import { storageState } from '@/lib/campus/kept/storage-state';
import { statesByRole } from '@/lib/campus/upstream-health';
import { isStopping } from '@/lib/runtime/stopping';

/** Whether visitors may be sent here. Says how upstream, caches and content are, but fails only while the process is stopping. */
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
