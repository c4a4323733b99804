/**
 * Marks the page as scripted before the first paint: styles show the scripted controls and hide their replacements. Stores the first
 * taps until the page script runs (`replayEarlyTaps`). If that fails to load, the page falls back to its version without scripts, with a
 * message.
 *
 * Inlined into the page, in syntax that old engines can parse.
 */
export function markScripts(): void {
  const root = document.documentElement;
  root.dataset.scripts = 'on';
  // Until `rotate` runs: browsers would load all slides within a screen's distance.
  root.dataset.slidesWait = '';
  const early: Record<string, EventTarget> = {};
  Reflect.set(self, 'early', early);
  // Flash notices close without scripts.
  const store = ({ type, target }: Event): void => {
    if (target instanceof Element && !target.closest('dialog')) early[type] = early[type] || target;
  };
  for (const type of ['click', 'input']) addEventListener(type, store, true);
  const check = (): void => {
    if ('ready' in root.dataset) return;
    delete root.dataset.scripts;
    for (const line of document.querySelectorAll<HTMLElement>('[data-scripts-missing]')) {
      line.textContent = `${line.dataset.scriptsMissing}`;
      line.hidden = false;
    }
  };
  // The page script is deferred: this event waits for it, and its task precedes this one.
  document.addEventListener('DOMContentLoaded', () => setTimeout(check));
  setTimeout(check, 10_000);
}
