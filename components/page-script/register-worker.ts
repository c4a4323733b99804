/**
 * Starts what keeps pages readable without a connection (`lib/offline`), after the page itself, when the browser is idle. Then tells it
 * what was visited.
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
  if (document.readyState === 'complete') registerWhenIdle();
  else addEventListener('load', registerWhenIdle);
}
