import type { IncomingMessage } from 'node:http';
import { type PageFormHandler, pageHandlers, type RedisplayedForm } from '#lib/platform/http/page-handlers.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { WholeResponse } from '../response/whole-response.ts';
import { toWholeResponse } from '../transforms/not-modified.ts';
import { fillStored } from './page-template.ts';

/** Each form has its own, smaller limit. */
const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 10_000;

/**
 * Stage: handles a submitted form. A rejected one gets its page again, filled with the visitor's input: the stored template, which the
 * framework renders as if the page had been requested.
 */
export function handlePageForm(context: RequestContext): null | Promise<WholeResponse | null> {
  const { method, route } = context;
  const handle = method === 'POST' && route?.kind === 'form' ? pageHandlers().forms[route.path] : null;
  return handle ? processForm(handle, context) : null;
}

async function processForm(handle: PageFormHandler, context: RequestContext): Promise<WholeResponse | null> {
  const { request, rendering } = context;
  const sent = toRequest(request, await readBody(request));
  const result = await renderContext.run(rendering, () => handle(sent));
  return result instanceof Response ? toWholeResponse(result, context) : repeatForm(result, context);
}

function repeatForm({ page, locale, status, fragment }: RedisplayedForm, context: RequestContext) {
  const { request } = context;
  request.method = 'GET';
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) delete request.headers[name];
  return fillStored({ ...fragment, status }, { pathname: localPath(page, locale), locale }, context);
}

function toRequest({ headers, url = '' }: IncomingMessage, body: Buffer): Request {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, String(value));
  return new Request(`http://site${url}`, { method: 'POST', headers: sent, body: new Uint8Array(body) });
}

/** Reads the body up to the limit and for at most 10 s. The connection stays open for the response. */
function readBody(request: IncomingMessage): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const end = () => resolve(Buffer.concat(chunks));
  const timer = setTimeout(end, TIMEOUT_MS);
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= MAX_BYTES + chunk.length) chunks.push(chunk);
    if (size > MAX_BYTES) end();
  });
  request.once('end', end);
  request.once('error', end);
  return promise.finally(() => {
    clearTimeout(timer);
    request.removeAllListeners('data');
    request.resume();
  });
}
