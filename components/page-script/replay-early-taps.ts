/** Replays the first tap and the first input that came before the page script (`markScripts`). */
export function replayEarlyTaps(): void {
  const early: Record<string, Element> = Reflect.get(self, 'early') || {};
  for (const target of Object.values(early)) {
    const button = target.closest<HTMLElement>('button[type=button]');
    if (button) button.click();
    else if (target.matches('input:not([type=checkbox])')) target.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
