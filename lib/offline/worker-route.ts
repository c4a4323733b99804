import 'server-only';
import { readFile } from 'node:fs/promises';
import { documentResponse } from '#lib/http/document-response.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { unregisterWorker } from './unregister-worker.ts';

/** The policy of a worker: it may fetch from our own origin only. */
const POLICY = "default-src 'none'; connect-src 'self'";

const goodbye = `(${unregisterWorker.toString()})()`;

async function text(compiled: string): Promise<string> {
  // In development there is none.
  if (!environment().serviceWorker || process.env.NODE_ENV === 'development') return goodbye;
  return readFile(compiled, 'utf8');
}

/**
 * The service worker, or one that removes it and all it stored (`SERVICE_WORKER=off`). Browsers ask each time whether it is a new
 * one. `compiled`: its file. @throws where the file is not there: that is a failure, which takes from no browser what it has stored
 */
export async function handleWorkerRoute(request: Request, compiled: string): Promise<Response> {
  return documentResponse(request, {
    body: await text(compiled),
    type: 'text/javascript; charset=utf-8',
    changed: null,
    freshness: 'no-cache',
    headers: { 'Content-Security-Policy': POLICY },
  });
}
