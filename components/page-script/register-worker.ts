/**
 * Fetches what later pages need, after the page itself, when the browser is idle: the dictionary by which they come smaller
 * (`server/transforms/dictionaries.ts`), then what keeps them readable without a connection (`lib/offline`), which is told what was visited. Browsers
 * would fetch the dictionary for a link by themselves, but never over the connection of the page.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isCostly = 'costly' in document.documentElement.dataset;
  const fetchDictionary = async (): Promise<void> => {
    const [arrival] = performance.getEntriesByType('navigation');
    if (!(arrival instanceof PerformanceNavigationTiming)) return;
    const said = arrival.serverTiming.find(({ name }) => name === 'dictionary');
    if (!said || !document.createElement('link').relList.supports('compression-dictionary')) return;
    // Once fetched from the browser's own cache, this page is a dictionary for the dictionary, most of which stands in it.
    const page = await fetch(location.href, { cache: 'force-cache' });
    await page.arrayBuffer();
    await (await fetch(`/dictionaries/${said.description}`)).arrayBuffer();
  };
  const register = async (): Promise<void> => {
    await fetchDictionary().catch(() => undefined);
    await serviceWorker.register('/service-worker.js');
    const { active } = await serviceWorker.ready;
    if (active) active.postMessage({ visited: location.pathname, isCostly });
  };
  const registerWhenIdle = (): void => {
    const start = () => register().catch(() => undefined);
    if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: 10_000 });
    else setTimeout(start, 1000);
  };
  if (document.readyState === 'complete') registerWhenIdle();
  else addEventListener('load', registerWhenIdle);
}
