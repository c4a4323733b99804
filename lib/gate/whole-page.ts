import type { IncomingMessage, ServerResponse } from 'node:http';
import { keepChunk, UNFINISHED } from '../http/response-parts.ts';
import { RETRY_SECONDS } from '../next/status-by-tag.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Holds a page that is made for the request until it is whole, and sends it with the status that it then has: Next sends
 * its head before it is rendered (decision record 26). Nothing of such a page could be shown earlier.
 */
export function holdUntilWhole(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
  // Next renders nothing for HEAD; Node sends no body all the same.
  if (request.method === 'HEAD') request.method = 'GET';
  const { writeHead, write, end, flushHeaders } = response;
  const chunks: Uint8Array[] = [];
  let isWhole = false;
  const isHeld = () => !isWhole && response.hasHeader(UNFINISHED);
  Object.assign(response, {
    flushHeaders: () => isHeld() || Reflect.apply(flushHeaders, response, []),
    writeHead: (...args: unknown[]) => (isHeld() ? response : Reflect.apply(writeHead, response, args)),
    write: (...args: unknown[]) => (isHeld() ? keepChunk(chunks, args[0]) : Reflect.apply(write, response, args)),
    end(...args: unknown[]) {
      if (!isHeld()) return Reflect.apply(end, response, args);
      keepChunk(chunks, args[0]);
      isWhole = true;
      sayStatus(response, context);
      return Reflect.apply(end, response, [Buffer.concat(chunks)]);
    },
  });
}

function sayStatus(response: ServerResponse, { status }: RequestContext): void {
  if (!status) return;
  response.statusCode = status;
  if (status === 503) response.setHeader('Retry-After', String(RETRY_SECONDS));
}
