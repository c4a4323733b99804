import 'server-only';
import { readFile } from 'node:fs/promises';
import { documentResponse } from '#lib/platform/http/document-response.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { unregisterWorker } from './unregister-worker.ts';

/** The policy of a worker: it may fetch from our own origin only. */
const POLICY = "default-src 'none'; connect-src 'self'";

const unregistering = `(${unregisterWorker.toString()})()`;

async function readWorker(compiled: string): Promise<string> {
  // In development there is no compiled worker.
  if (!environment().serviceWorker || process.env.NODE_ENV === 'development') return unregistering;
  return readFile(compiled, 'utf8');
}

/**
 * The service worker, or a worker that removes it and all its stored data (`SERVICE_WORKER=off`). Browsers check each time for a new
 * version. `compiled`: its file. @throws if the file is missing: an error, so that browsers retain their stored data
 */
export async function handleWorkerRoute(request: Request, compiled: string): Promise<Response> {
  return documentResponse(request, {
    body: await readWorker(compiled),
    type: 'text/javascript; charset=utf-8',
    freshness: 'no-cache',
    headers: { 'Content-Security-Policy': POLICY },
  });
}
