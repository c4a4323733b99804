/** The targets of the first events of each type before the page script ran (`markScripts`). */
export type EarlyEvents = Record<string, Element>;

export const earlyEvents = (): EarlyEvents => Reflect.get(self, 'early') ?? {};

/** Repeats the first tap and the first input that came before the page script. */
export function repeatEarlyTaps(): void {
  const { click, input } = earlyEvents();
  click?.closest<HTMLElement>('button[type=button]')?.click();
  if (input?.matches('input:not([type=checkbox])')) input.dispatchEvent(new Event('input', { bubbles: true }));
}
