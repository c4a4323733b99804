/**
 * Starts the framework for visitors whose own state a control has to show: who is logged in, has the file on the device, or is told of
 * notices; and where a login could not be kept.
 */
export function hydrateIfSignedIn(): void {
  const start = () => document.dispatchEvent(new Event('scripts-wanted'));
  const has = (control: string) => document.querySelector(`[data-island=${control}]`) !== null;
  if (has('login')) {
    const startForLogin = () => {
      try {
        if (!isSecureContext || localStorage.getItem('qaa-login') !== null) start();
      } catch {
        // Storage is blocked: there is no mark that outlives a page.
      }
    };
    startForLogin();
    // The login may be another tab's, now or while this page lay in the browser's back cache.
    for (const type of ['storage', 'pageshow']) addEventListener(type, startForLogin);
  }
  if (has('push') && 'Notification' in self && Notification.permission === 'granted') start();
  if (!('caches' in self)) return;
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-island=keep]')) {
    caches.match(`${dataset.file}`).then(
      (copy) => copy && start(),
      () => undefined,
    );
  }
}
