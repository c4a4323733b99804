/** Does again what was tapped or typed before the page script came (`markScripts`). */
export function repeatEarly(): void {
  const early: Event[] = Reflect.get(self, 'early') || [];
  for (const { target } of early) {
    if (!(target instanceof Element)) continue;
    const button = target.closest<HTMLElement>('button[type=button]');
    if (button) button.click();
    else if (target.matches('input:not([type=checkbox])')) target.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
