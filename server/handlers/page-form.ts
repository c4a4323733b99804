import type { IncomingMessage } from 'node:http';
import { type PageFormHandler, pageHandlers, type RedisplayedForm } from '#lib/platform/http/page-handlers.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import type { Handled } from '../finish/handled.ts';
import type { LoadPage } from '../finish/stored-page.ts';
import type { RequestContext } from '../http/request-context.ts';
import { toWholeResponse } from '../http/response.ts';
import type { Handler } from './handler.ts';
import { fillTemplate } from './page-template.ts';

/** Each form has its own, smaller limit. */
const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 10_000;

/** Creates a handler of submitted forms. A rejected one gets its page again, filled with the visitor's input. */
export function handlePageForm(load: LoadPage): Handler {
  return (context) => {
    const { method, route } = context;
    const process = method === 'POST' && route?.kind === 'form' ? pageHandlers().forms[route.path] : null;
    return process ? processForm(process, context, load) : null;
  };
}

async function processForm(process: PageFormHandler, context: RequestContext, load: LoadPage): Promise<Handled> {
  const { request, rendering } = context;
  const sent = toRequest(request, await readBody(request));
  const result = await renderContext.run(rendering, () => process(sent));
  return result instanceof Response ? { response: await toWholeResponse(result) } : repeatForm(result, context, load);
}

function repeatForm({ page, locale, status, fragment }: RedisplayedForm, { isLite }: RequestContext, load: LoadPage) {
  return fillTemplate({ ...fragment, status }, { pathname: localPath(page, locale), locale, isLite }, load);
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
