import 'server-only';
import { readFile } from 'node:fs/promises';
import { environment } from '../environment/index';
import { answerDocument } from '../http/answer-document';
import { farewell } from './farewell';

/** Where the build leaves it (`components/frame/hydrated.tsx`). There is none in development. */
const COMPILED = '.next/static/service-worker/sw.js';

/** What a worker may do: ask our own origin. */
const POLICY = "default-src 'none'; connect-src 'self'";

const goodbye = `(${farewell.toString()})()`;

async function text(): Promise<string> {
  if (!environment().serviceWorker) return goodbye;
  return readFile(COMPILED, 'utf8').catch(() => goodbye);
}

/** The service worker, or one that removes it and all it kept (`SERVICE_WORKER=off`). Browsers ask each time whether it is a new one. */
export async function answerWorker(request: Request): Promise<Response> {
  return answerDocument(request, {
    body: await text(),
    type: 'text/javascript; charset=utf-8',
    changed: null,
    freshness: 'no-cache',
    headers: { 'Content-Security-Policy': POLICY },
  });
}
