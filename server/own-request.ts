import type { RequestListener } from 'node:http';
import inject, { type InjectOptions } from 'light-my-request';
import { createContext, requestContext } from '#lib/runtime/request-context.ts';
import { tellNonce } from './request-headers.ts';

/** Sends a request of the site's own to the framework, past the stages. It has a nonce like any other: without one the page would be cached in the wrong form. */
export function ownRequest(framework: RequestListener, { url = '/', headers = {} }: InjectOptions) {
  const context = createContext();
  // `inject` starts when it is awaited, so it is awaited within the context.
  return requestContext.run(
    context,
    async () => await inject(framework, { url, headers: { ...headers, ...tellNonce(context.nonce) } }),
  );
}
