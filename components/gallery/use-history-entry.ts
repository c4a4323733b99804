import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Adds a history entry for an overlay, so that Back calls `onBack` and stays on the page. Returns a function for closing the overlay in
 * other ways, which removes the entry.
 */
export function useHistoryEntry(onBack: () => void): () => void {
  const open = useRef(false);
  const back = useEffectEvent(onBack);

  useEffect(() => {
    if (!open.current) history.pushState({ overPage: true }, '');
    open.current = true;
    const onPopState = () => {
      open.current = false;
      back();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  return useCallback(() => {
    if (open.current) history.back();
    open.current = false;
  }, []);
}
