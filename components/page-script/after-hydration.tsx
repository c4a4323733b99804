'use client';

import { useEffect, useRef } from 'react';

/** Development only, where React hydrates every page: runs a script of the page then. It would report the changes of an earlier one. */
export function AfterHydration({ text, src }: { text?: string; src?: string }) {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    const script = document.createElement('script');
    if (src) script.src = src;
    else script.textContent = text ?? '';
    document.head.append(script);
  }, [text, src]);
  return null;
}
