import type { RequestListener } from 'node:http';
import inject from 'light-my-request';
import { renderContext } from '#lib/runtime/render-context.ts';
import { headOf, type WholeResponse } from '#server/response/whole-response.ts';
import { createRequestContext, type RequestContext } from './request-context.ts';
import { nonceHeader } from './request-headers.ts';

/** Longer than any answer takes. An answer that never ends must not block what comes after it. */
const MAX_SESSION_MS = 60_000;

export interface InternalRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface InternalResponse {
  readonly exchange: RequestContext;
  readonly response: WholeResponse;
}

/**
 * Sends a request of the site's own to the framework, past the stages: it is neither counted nor limited nor logged, and no header lets a visitor pretend to be it. It has
 * a nonce like any other: without one the page would be cached in the wrong form. @throws what the framework throws
 */
export async function internalRequest(
  framework: RequestListener,
  { url, headers = {} }: InternalRequest,
  longestMs = MAX_SESSION_MS,
): Promise<InternalResponse> {
  const { promise: named, resolve: name } = Promise.withResolvers<RequestContext>();
  const listener: RequestListener = async (request, response) => {
    try {
      const exchange = createRequestContext(request);
      name(exchange);
      Object.assign(request.headers, nonceHeader(exchange.context.nonce));
      await renderContext.run(exchange.context, () => framework(request, response));
    } catch (error) {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };
  // Unlike `AbortSignal.timeout` this holds nothing of an answer once it is there.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), longestMs).unref();
  try {
    const answered = await inject(listener, { url, headers: { ...headers }, signal: limit.signal });
    return { exchange: await named, response: { ...headOf(answered.raw.res), body: answered.rawPayload } };
  } finally {
    clearTimeout(timer);
  }
}
