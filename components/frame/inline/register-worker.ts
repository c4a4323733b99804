/**
 * Starts what keeps pages readable without a connection (`lib/service-worker`), after all else: when the framework works the
 * page and the browser is idle; on a costly connection, where the framework is not fetched, after the page itself.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const register = (): void => {
    serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  const registerWhenIdle = (): void => {
    if ('requestIdleCallback' in self) requestIdleCallback(register, { timeout: 10_000 });
    else setTimeout(register, 1000);
  };
  if ('costly' in document.documentElement.dataset) addEventListener('load', registerWhenIdle);
  else document.addEventListener('hydrated', registerWhenIdle, { once: true });
}
