import type { RequestListener } from 'node:http';
import inject from 'light-my-request';
import { requestContext } from '#lib/runtime/request-context.ts';
import { createExchange, type Exchange } from './exchange.ts';
import { nonceHeader } from './request-headers.ts';
import { headOf, type WholeResponse } from './response/whole-response.ts';

/** Longer than any answer takes: one that never ends must not hold up what comes after it. */
const LONGEST_MS = 60_000;

export interface OwnRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface OwnAnswer {
  readonly exchange: Exchange;
  readonly response: WholeResponse;
}

/**
 * A request of the site's own to the framework, past the stages: no visitor is counted, limited or logged for it, and none can pretend to it. It has a nonce like any
 * other: a page without one would be stored as it is. @throws where the framework does
 */
export async function ownRequest(
  framework: RequestListener,
  { url, headers = {} }: OwnRequest,
  longestMs = LONGEST_MS,
): Promise<OwnAnswer> {
  const { promise: named, resolve: name } = Promise.withResolvers<Exchange>();
  const listener: RequestListener = async (request, response) => {
    try {
      const exchange = createExchange(request);
      name(exchange);
      Object.assign(request.headers, nonceHeader(exchange.context.nonce));
      await requestContext.run(exchange.context, () => framework(request, response));
    } catch (error) {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const signal = AbortSignal.timeout(longestMs);
  const answered = await inject(listener, { url, headers: { ...headers }, signal });
  return { exchange: await named, response: { ...headOf(answered.raw.res), body: answered.rawPayload } };
}
