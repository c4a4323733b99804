import { useSyncExternalStore } from 'react';

const reduced = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(reduced);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  media.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    media.removeEventListener('change', onChange);
  };
}

const isWanted = () => !matchMedia(reduced).matches && document.documentElement.dataset.motion !== 'off';

/** Whether motion is allowed: neither the system's reduced motion nor the switch "Stop animations" is on. */
export function useMotion(): boolean {
  // The server renders the pause buttons, so that the layout does not shift; nothing moves until scripts run.
  return useSyncExternalStore(subscribe, isWanted, () => true);
}
