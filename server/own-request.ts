import type { RequestListener } from 'node:http';
import inject, { type InjectOptions } from 'light-my-request';
import { createContext, requestContext } from '#lib/runtime/request-context.ts';
import { tellNonce } from './request-headers.ts';

/** A request of the site's own to the framework, past the stages. It has a nonce like any other: a page without one would be stored as it is. */
export function ownRequest(framework: RequestListener, { url = '/', headers = {} }: InjectOptions) {
  const context = createContext();
  // It begins when it is awaited, and in the context of who awaits it.
  return requestContext.run(
    context,
    async () => await inject(framework, { url, headers: { ...headers, ...tellNonce(context.nonce) } }),
  );
}
