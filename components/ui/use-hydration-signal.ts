import { useEffect } from 'react';

/** Announces to the page script that React has hydrated the component: an attribute on the root element, and an event. */
export function useHydrationSignal(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
}
