'use client';

import { useEffect } from 'react';

/** Announces that React has hydrated the page: an event for the page script, an attribute on the root element. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
