'use client';

import { useEffect } from 'react';

/** Tells the inline scripts, and who looks at the root element, that React works the page now. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
