/**
 * Starts what keeps pages readable without a connection (`lib/offline`), after all else: when the framework works the
 * page and the browser is idle; on a costly connection, where the framework is not fetched, after the page itself. Then tells
 * it what was visited.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isCostly = 'costly' in document.documentElement.dataset;
  const register = async (): Promise<void> => {
    await serviceWorker.register('/service-worker.js');
    const { active } = await serviceWorker.ready;
    if (active) active.postMessage({ visited: location.pathname, isCostly });
  };
  const registerWhenIdle = (): void => {
    const start = () => register().catch(() => undefined);
    if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: 10_000 });
    else setTimeout(start, 1000);
  };
  if (isCostly) addEventListener('load', registerWhenIdle);
  else document.addEventListener('hydrated', registerWhenIdle, { once: true });
}
