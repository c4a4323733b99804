/** Events before the page script ran (`markScripts`): the targets of the first ones, and the address of a script that failed. */
export interface EarlyEvents {
  click?: Element;
  input?: Element;
  failed?: string;
}

export const earlyEvents = (): EarlyEvents => Reflect.get(self, 'early') ?? {};

/** Repeats the first tap and the first input that came before the page script. */
export function repeatEarlyTaps(): void {
  const { click, input } = earlyEvents();
  click?.closest<HTMLElement>('button[type=button]')?.click();
  if (input?.matches('input:not([type=checkbox])')) input.dispatchEvent(new Event('input', { bubbles: true }));
}
