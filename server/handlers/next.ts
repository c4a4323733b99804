import { isFileRoute } from '#lib/platform/routes/match.ts';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { type CacheKey, requestKey } from '../cache/cache-key.ts';
import type { Framework } from '../http/internal-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { nonceHeader } from '../http/request-headers.ts';
import { isEncodable, isHtml, type ResponseHead } from '../http/response.ts';
import type { Handler } from './handler.ts';

/** Creates the last handler: the framework responds to every request. */
export function delegateToNext(framework: Framework): Handler {
  return async (context) => {
    const { request, response, rendering } = context;
    const key = requestKey(context);
    prepareForNext(context, key);
    const isBuffered = (head: ResponseHead) => needsBody(head, context);
    const written = () => renderContext.run(rendering, () => framework(request, response));
    return { response: await response.capture(isBuffered, written), key };
  };
}

/**
 * Changes the headers of Node's request for the framework, which reads nothing else; no other handler changes a request. Adds the nonce, and
 * removes the ETag where the site's differs from the framework's.
 */
function prepareForNext({ request, rendering, isLite }: RequestContext, key: CacheKey | null): void {
  Object.assign(request.headers, nonceHeader(rendering.nonce));
  if (key || isLite) delete request.headers['if-none-match'];
}

/** Whether to buffer a body: pages and texts are changed and encoded; files, pictures and encoded bodies are streamed. */
function needsBody(head: ResponseHead, { route, method }: RequestContext): boolean {
  return method !== 'HEAD' && !isFileRoute(route) && (isHtml(head) || isEncodable(head));
}
