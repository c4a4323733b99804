import type { FetchEvent } from './scope.ts';

/** The site's response to a navigation, revalidated if the browser has a copy. @throws TypeError when there is no connection */
export async function fromSite({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloaded(preloadResponse)) ?? fetch(request, { cache: 'no-cache' });
}

/** The response that the browser has preloaded for a navigation, if any succeeded; Firefox reports a failure as an error response. */
export async function preloaded(preloadResponse: FetchEvent['preloadResponse']): Promise<Response | null> {
  const response = await preloadResponse;
  return response && response.type !== 'error' ? response : null;
}
