/**
 * Prepares later pages when the browser is idle after load: fetches the compression dictionary (`server/optional/dictionaries/`), then
 * registers the service worker for offline reading (`lib/site/offline`) and reports the visited page to it. Browsers fetch the dictionary of a
 * link header themselves, but never over the connection of the page.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isCostly = 'saveData' in document.documentElement.dataset;
  const fetchDictionary = async (): Promise<void> => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) return;
    const metric = navigation.serverTiming.find(({ name }) => name === 'dictionary');
    if (!metric || !document.createElement('link').relList.supports('compression-dictionary')) return;
    // Fetched from the browser's cache, this page serves as the dictionary for the dictionary itself: they share most of their content.
    const page = await fetch(location.href, { cache: 'force-cache' });
    await page.arrayBuffer();
    await (await fetch(`/dictionaries/${metric.description}`)).arrayBuffer();
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
