'use client';

import { useEffect } from 'react';

/**
 * Never called: the framework compiles as a service worker what it sees registered like this. Pages register it by an
 * address of our own (`registerWorker`), under which the site can also call it back.
 */
export const compileWorker = () =>
  navigator.serviceWorker.register(new URL('../../lib/offline/main.ts', import.meta.url), { scope: '/' });

/** Tells the page script, and who looks at the root element, that React works the page now. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
