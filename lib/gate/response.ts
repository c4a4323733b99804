import type { ServerResponse } from 'node:http';
import { plainPagePolicy } from '../http/plain-page.ts';
import { isHtml } from '../http/response-parts.ts';
import { errorPage } from './error-page.ts';
import type { RequestContext } from './request-context.ts';
import { completeHeaders } from './response-headers.ts';

type Methods = Pick<ServerResponse, 'writeHead' | 'write' | 'end'>;

/** Sees to it that an answer has all headers, and that a page that failed is one that can be read. */
export function settleResponse(response: ServerResponse, context: RequestContext, isSecure: boolean): void {
  const { writeHead, write, end } = response;
  let isReplaced = false;
  const isFailedPage = () => !response.headersSent && response.statusCode === 500 && isHtml(response);

  function replace(name: keyof Methods, value: (...args: unknown[]) => unknown): void {
    Object.defineProperty(response, name, { value, configurable: true, writable: true });
  }

  replace('writeHead', (status, ...rest) => {
    if (typeof status === 'number') response.statusCode = status;
    isReplaced = isFailedPage();
    if (isReplaced) beErrorPage(response);
    completeHeaders(response, context, isSecure);
    return Reflect.apply(writeHead, response, [status, ...(isReplaced ? [] : rest)]);
  });
  replace('write', (...args) => {
    if (isFailedPage()) response.writeHead(500);
    return isReplaced || Reflect.apply(write, response, args);
  });
  replace('end', (...args) => {
    if (isFailedPage()) response.writeHead(500);
    return Reflect.apply(end, response, isReplaced ? [errorPage] : args);
  });
}

function beErrorPage(response: ServerResponse): void {
  for (const name of ['content-encoding', 'transfer-encoding', 'etag', 'link']) response.removeHeader(name);
  response.setHeader('Content-Length', Buffer.byteLength(errorPage));
  response.setHeader('Content-Security-Policy', plainPagePolicy);
}
