import type { IncomingMessage } from 'node:http';
import { pageForm, type RepeatedPage, type TakePageForm } from '#lib/http/page-forms.ts';
import { localPath } from '#lib/routes/paths.ts';
import { renderContext } from '#lib/runtime/render-context.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { WholeResponse } from '../response/whole-response.ts';
import { toWholeResponse } from '../transforms/not-modified.ts';
import { fillStored } from './page-shell.ts';

/** In bytes. Each form has a smaller limit of its own. */
const MOST_READ = 64 * 1024;
const PATIENCE_MS = 10_000;

/**
 * Stage: accepts a form. One that is not accepted is answered with its own page, filled with what was typed: the stored shell, for which the
 * framework is asked as if the page had been requested.
 */
export function takePageForm(exchange: RequestContext): null | Promise<WholeResponse | null> {
  const { method, route } = exchange;
  const take = method === 'POST' && route?.kind === 'form' ? pageForm(route.path) : null;
  return take && answerForm(take, exchange);
}

async function answerForm(take: TakePageForm, exchange: RequestContext): Promise<WholeResponse | null> {
  const { request, context } = exchange;
  const sent = toRequest(request, await readSome(request));
  const taken = await renderContext.run(context, () => take(sent));
  return taken instanceof Response ? toWholeResponse(taken, exchange) : comeBack(taken, exchange);
}

function comeBack({ page, locale, status, fragment }: RepeatedPage, exchange: RequestContext) {
  const { request } = exchange;
  request.method = 'GET';
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) delete request.headers[name];
  return fillStored({ ...fragment, status }, { pathname: localPath(page, locale), locale }, exchange);
}

function toRequest({ headers, url = '' }: IncomingMessage, body: Buffer): Request {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, String(value));
  return new Request(`http://site${url}`, { method: 'POST', headers: sent, body: new Uint8Array(body) });
}

/** Reads the body up to the limit and for at most 10 s. The connection stays open for the answer. */
function readSome(request: IncomingMessage): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const end = () => resolve(Buffer.concat(chunks));
  const timer = setTimeout(end, PATIENCE_MS);
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= MOST_READ + chunk.length) chunks.push(chunk);
    if (size > MOST_READ) end();
  });
  request.once('end', end);
  request.once('error', end);
  return promise.finally(() => {
    clearTimeout(timer);
    request.removeAllListeners('data');
    request.resume();
  });
}
