import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { type RenderContext, renderContext } from '#lib/platform/runtime/render-context.ts';
import { createRequestContext, type RequestContext } from './request-context.ts';
import { nonceHeader } from './request-headers.ts';
import { headOf, type WholeResponse } from './response.ts';

/** The request handler of Next.js. */
export type Framework = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Longer than any response takes. A response that never ends must not block the next request. */
const MAX_RESPONSE_MS = 60_000;

export interface InternalRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers that visitors cannot set. */
  readonly internalHeaders?: Readonly<Record<string, string>>;
  /** Whether the lite variant of the page is wanted. */
  readonly isLite?: boolean;
  /** The data of the rendering, where it was begun before. */
  readonly rendering?: RenderContext;
}

export interface InternalResponse {
  readonly context: RequestContext;
  readonly response: WholeResponse;
}

/** Sends an internal request to the framework. */
export type SendInternally = (internal: InternalRequest) => Promise<InternalResponse>;

/**
 * Sends the framework a request that the site makes itself, bypassing the handlers: it is neither counted nor limited nor logged, and no header lets a visitor imitate it. It has
 * a nonce like any other request: without one the page would be cached in the wrong form. @throws what the framework throws
 */
export async function internalRequest(
  framework: Framework,
  { url, headers = {}, internalHeaders = {}, isLite = false, rendering }: InternalRequest,
  timeoutMs = MAX_RESPONSE_MS,
): Promise<InternalResponse> {
  const { promise: created, resolve: setContext } = Promise.withResolvers<RequestContext>();
  const listener: RequestListener = async (request, response) => {
    try {
      const context = { ...createRequestContext(request, rendering), isLite };
      setContext(context);
      Object.assign(request.headers, internalHeaders, nonceHeader(context.rendering.nonce));
      await renderContext.run(context.rendering, () => framework(request, response));
    } catch (error) {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };
  // Unlike `AbortSignal.timeout` this does not retain the response after its end.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs).unref();
  try {
    const injected = await inject(listener, { url, headers: { ...headers }, signal: limit.signal });
    return { context: await created, response: { ...headOf(injected.raw.res), body: injected.rawPayload } };
  } finally {
    clearTimeout(timer);
  }
}
