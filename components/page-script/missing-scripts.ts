/** A script that takes longer is reported as missing, in ms (specification section 9). */
export const TIMEOUT_MS = 120_000;

/** The address of the script that failed to load or to run; empty for other errors. */
export function failedScript({ target, filename }: ErrorEvent): string {
  return target instanceof HTMLScriptElement ? target.src : filename || '';
}

/** Shows or hides the line about missing scripts. */
export function showMissing(isMissing: boolean): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-scripts-missing]')) {
    if (line.hidden !== isMissing) continue;
    line.textContent = `${line.dataset.scriptsMissing}`;
    line.hidden = !isMissing;
  }
}

let isWorking = false;

/** Reports a script that failed to load. Working controls are unaffected. */
export function reportFailure(): void {
  showMissing(true);
  if (!isWorking) document.documentElement.dataset.scripts = 'failed';
}

export function reportSuccess(): void {
  isWorking = true;
  showMissing(false);
  document.documentElement.dataset.scripts = 'on';
}
