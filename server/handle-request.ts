import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFileRoute } from '#lib/platform/routes/match.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { createRequestContext, type RequestContext, type VisitorRequestContext } from './request-context.ts';
import { nonceHeader } from './request-headers.ts';
import type { Interceptor, SiteResponse } from './response/site-response.ts';
import { isEncodable, isHtml, type ResponseHead } from './response/whole-response.ts';
import { runTransforms, stages, transforms } from './stages.ts';
import { completeHeaders } from './transforms/complete-headers.ts';
import { errorResponse } from './transforms/error-page.ts';

/** The request handler of Next.js, for requests that no stage handles. */
export type Framework = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Runs the stages; if none returns a response, the framework makes one and the transforms change it. */
export async function handleRequest(
  request: IncomingMessage,
  response: SiteResponse,
  framework: Framework,
): Promise<void> {
  const context: VisitorRequestContext = Object.assign(createRequestContext(request), { response });
  try {
    for (const stage of stages) {
      const result = stage(context);
      const staged = result instanceof Promise ? await result : result;
      if (staged) return response.send(staged);
    }
    delegateToNext(context);
    response.interceptWith(createInterceptor(context));
    await renderContext.run(context.rendering, () => framework(request, response));
  } catch (error) {
    sendErrorPage(context, error);
  }
}

/** Prepares the request for the framework: adds the nonce; GET for HEAD, for which it renders nothing; no ETag, where the site's differs from the framework's. */
function delegateToNext({ request, rendering, route, cacheKey, isLite }: RequestContext): void {
  Object.assign(request.headers, nonceHeader(rendering.nonce));
  if (request.method === 'HEAD' && route?.kind === 'dynamic') request.method = 'GET';
  if (cacheKey || isLite) delete request.headers['if-none-match'];
}

function createInterceptor(context: RequestContext): Interceptor {
  return {
    needsBody: (head) => needsBody(head, context),
    head: (head) => completeHeaders(head, context),
    async whole(response) {
      try {
        return await runTransforms(response, context, transforms);
      } catch (error) {
        log.error({ err: error, request: context.rendering.id }, 'a response could not be completed');
        return errorResponse(context);
      }
    },
  };
}

/** Whether to buffer a body: pages and texts are changed and encoded; files, pictures and encoded bodies are streamed. */
function needsBody(head: ResponseHead, { route, request }: RequestContext): boolean {
  return request.method !== 'HEAD' && !isFileRoute(route) && (isHtml(head) || isEncodable(head));
}

/** Handles an error that a stage or the framework threw: logs it and sends an error page. */
function sendErrorPage(context: VisitorRequestContext, error: unknown): void {
  const { response, rendering } = context;
  log.error({ err: error, request: rendering.id }, 'a request could not be handled');
  if (response.headersSent) response.destroy();
  else response.send(errorResponse(context));
}
