import type { FetchEvent } from './scope.ts';

/** What the site answers a navigation, never from the browser's own cache without asking. @throws TypeError when there is no connection */
export async function fromSite({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloaded(preloadResponse)) ?? fetch(request, { cache: 'no-cache' });
}

/** What the browser began to fetch for a navigation, where it did and that went well: Firefox tells of a failure by an error response. */
export async function preloaded(preloadResponse: FetchEvent['preloadResponse']): Promise<Response | null> {
  const response = await preloadResponse;
  return response && response.type !== 'error' ? response : null;
}
