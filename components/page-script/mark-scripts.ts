import { failedScript, showMissing, TIMEOUT_MS } from './missing-scripts.ts';
import type { EarlyEvents } from './repeat-early-taps.ts';

/**
 * Marks the page as scripted before the first paint: styles show the scripted controls and hide their replacements. Stores the first
 * tap, the first input and the first script that failed, until the page script runs (`repeatEarlyTaps`). If that is slow, the page
 * falls back to its version without scripts, and shows a message once it has failed or takes too long. Inlined into the page.
 */
export default function markScripts(): void {
  const root = document.documentElement;
  root.dataset.scripts = 'on';
  // Until `rotate` runs: browsers would load all slides within a screen's distance.
  root.dataset.slidesWait = '';
  const early: EarlyEvents = {};
  Reflect.set(self, 'early', early);
  const store = ({ type, target }: Event): void => {
    // Flash notices close without scripts.
    if (target instanceof Element && !target.closest('dialog')) early[type === 'click' ? 'click' : 'input'] ??= target;
  };
  for (const type of ['click', 'input']) addEventListener(type, store, true);
  addEventListener(
    'error',
    (event) => {
      early.failed ||= failedScript(event);
    },
    true,
  );
  const check = (isFinal: boolean): void => {
    if ('ready' in root.dataset) return;
    delete root.dataset.scripts;
    if (isFinal) showMissing(true);
  };
  // The page script is deferred: this event waits for it, and its task precedes this one.
  document.addEventListener('DOMContentLoaded', () => setTimeout(check, 0, true));
  // A late script still counts: until then the page works without it.
  setTimeout(check, 10_000, false);
  setTimeout(check, TIMEOUT_MS, true);
}
