import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Gives what lies over the page an entry of its own in the history, so that Back calls `onBack` and stays on the page.
 * Returns what is to be called when it is closed in another way: the entry goes with it.
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
