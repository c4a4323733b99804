import type { FetchEvent } from './scope';

/**
 * What the site answers a navigation. Never from the browser's own cache without asking: for what a worker asks, that takes
 * `stale-while-revalidate` (a week, for fronts) at its word; for navigations it does not. @throws TypeError when there is no connection
 */
export async function fromSite({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request, { cache: 'no-cache' });
}
