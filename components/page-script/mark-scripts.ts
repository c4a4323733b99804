/**
 * Says that the page script is on its way, before anything is painted: styles show what it works and hide what stands in for it.
 * Keeps what is tapped until then (`replayEarlyTaps`); where it does not come, the page looks as it does without scripts, and says so.
 *
 * In the page itself, in syntax that old engines read too.
 */
export function markScripts(): void {
  const root = document.documentElement;
  root.dataset.scripts = 'on';
  // Until `rotate` shows them: browsers fetch all slides that are a screen away.
  root.dataset.slidesWait = '';
  const early: Record<string, EventTarget> = {};
  Reflect.set(self, 'early', early);
  // A flash notice is closed without scripts.
  const keep = ({ type, target }: Event): void => {
    if (target instanceof Element && !target.closest('dialog')) early[type] = early[type] || target;
  };
  for (const type of ['click', 'input']) addEventListener(type, keep, true);
  const check = (): void => {
    if ('ready' in root.dataset) return;
    delete root.dataset.scripts;
    for (const line of document.querySelectorAll<HTMLElement>('[data-scripts-missing]')) {
      line.textContent = `${line.dataset.scriptsMissing}`;
      line.hidden = false;
    }
  };
  // The page script is deferred: this event waits for it, and its task is before this one.
  document.addEventListener('DOMContentLoaded', () => setTimeout(check));
  setTimeout(check, 10_000);
}
