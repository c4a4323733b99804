import 'server-only';
import { readFile } from 'node:fs/promises';
import { environment } from '../environment/index';
import { answerDocument } from '../http/answer-document';
import { buildOutput } from '../next/build-output';
import { farewell } from './farewell';

/** What a worker may do: ask our own origin. */
const POLICY = "default-src 'none'; connect-src 'self'";

const goodbye = `(${farewell.toString()})()`;

async function text(): Promise<string> {
  // In development there is none.
  if (!environment().serviceWorker || process.env.NODE_ENV === 'development') return goodbye;
  return readFile(buildOutput.serviceWorker, 'utf8');
}

/**
 * The service worker, or one that removes it and all it stored (`SERVICE_WORKER=off`). Browsers ask each time whether it is a new
 * one. @throws where the file is not there: that is a failure, which takes from no browser what it has stored
 */
export async function answerWorker(request: Request): Promise<Response> {
  return answerDocument(request, {
    body: await text(),
    type: 'text/javascript; charset=utf-8',
    changed: null,
    freshness: 'no-cache',
    headers: { 'Content-Security-Policy': POLICY },
  });
}
