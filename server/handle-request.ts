import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFile } from '#lib/routes/match.ts';
import { log } from '#lib/runtime/log.ts';
import { renderContext } from '#lib/runtime/render-context.ts';
import { createRequestContext, type RequestContext, type VisitorRequestContext } from './request-context.ts';
import { nonceHeader } from './request-headers.ts';
import type { Interceptor, SiteResponse } from './response/site-response.ts';
import { isEncodable, isHtml, type ResponseHead } from './response/whole-response.ts';
import { pass, stages, transforms } from './stages.ts';
import { completeHeaders } from './transforms/complete-headers.ts';
import { errorResponse } from './transforms/error-page.ts';

/** What answers the requests that no stage answers. */
export type Framework = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Runs the stages; what none of them answers, the framework does, and the transforms change its response. */
export async function handleRequest(
  request: IncomingMessage,
  response: SiteResponse,
  framework: Framework,
): Promise<void> {
  const exchange: VisitorRequestContext = Object.assign(createRequestContext(request), { response });
  try {
    for (const stage of stages) {
      const answered = stage(exchange);
      const found = answered instanceof Promise ? await answered : answered;
      if (found) return response.send(found);
    }
    delegateToNext(exchange);
    response.interceptWith(createInterceptor(exchange));
    await renderContext.run(exchange.context, () => framework(request, response));
  } catch (error) {
    fail(exchange, error);
  }
}

/** Prepares the request for the framework: its nonce; GET for HEAD, for which it renders nothing; no ETag, where ours is not the framework's. */
function delegateToNext({ request, context, route, cacheKey, isLite }: RequestContext): void {
  Object.assign(request.headers, nonceHeader(context.nonce));
  if (request.method === 'HEAD' && route?.kind === 'dynamic') request.method = 'GET';
  if (cacheKey || isLite) delete request.headers['if-none-match'];
}

function createInterceptor(exchange: RequestContext): Interceptor {
  return {
    needsBody: (head) => needsBody(head, exchange),
    head: (head) => completeHeaders(head, exchange),
    async whole(response) {
      try {
        return await pass(response, exchange, transforms);
      } catch (error) {
        log.error({ err: error, request: exchange.context.id }, 'a response could not be completed');
        return errorResponse(exchange);
      }
    },
  };
}

/** Pages and texts are buffered to be changed and encoded; files, pictures and encoded bodies are streamed. */
function needsBody(head: ResponseHead, { route, request }: RequestContext): boolean {
  return request.method !== 'HEAD' && !isFile(route) && (isHtml(head) || isEncodable(head));
}

/** Ends a request for which a stage or the framework threw: a page for the visitor, the reason in the log. */
function fail(exchange: VisitorRequestContext, error: unknown): void {
  const { response, context } = exchange;
  log.error({ err: error, request: context.id }, 'a request could not be handled');
  if (response.headersSent) response.destroy();
  else response.send(errorResponse(exchange));
}
