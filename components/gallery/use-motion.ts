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

/** Whether things may move: the visitor's system does not ask for less, and the site's own switch is not on "Stop animations". */
export function useMotion(): boolean {
  // Until scripts run nothing moves; what pauses it has its place in the page already.
  return useSyncExternalStore(subscribe, isWanted, () => true);
}
