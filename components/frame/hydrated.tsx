'use client';

import { useEffect } from 'react';

/** Tells the page script, and who looks at the root element, that React works the page now. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
