const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether motion is allowed: neither the system's reduced motion nor the switch "Stop animations" is on. */
export function isMotionAllowed(): boolean {
  return !matchMedia(REDUCED).matches && document.documentElement.dataset.motion !== 'off';
}

/** Calls `onChange` when motion becomes allowed or not. @returns a function that ends this */
export function watchMotion(onChange: () => void): () => void {
  const media = matchMedia(REDUCED);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  media.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    media.removeEventListener('change', onChange);
  };
}
