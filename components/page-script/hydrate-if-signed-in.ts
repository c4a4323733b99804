/**
 * Hydrates the page for visitors with a state that an island shows: a login, a saved file, a push subscription; and where the browser
 * cannot store a login.
 */
export function hydrateIfSignedIn(): void {
  const start = () => document.dispatchEvent(new Event('scripts-wanted'));
  const has = (control: string) => document.querySelector(`[data-island=${control}]`) !== null;
  if (has('login')) {
    const startIfLoggedIn = () => {
      try {
        if (!isSecureContext || localStorage.getItem('qaa-login') !== null) start();
      } catch {
        // Storage is blocked, so the login mark does not outlive the page.
      }
    };
    startIfLoggedIn();
    // Another tab may log in, now or while this page is in the back/forward cache.
    for (const type of ['storage', 'pageshow']) addEventListener(type, startIfLoggedIn);
  }
  if (has('push') && 'Notification' in self && Notification.permission === 'granted') start();
  if (!('caches' in self)) return;
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-island=save-offline]')) {
    caches.match(`${dataset.file}`).then(
      (copy) => copy && start(),
      () => undefined,
    );
  }
}
