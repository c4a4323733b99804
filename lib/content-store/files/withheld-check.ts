import { processSingleton } from '#lib/runtime/process-singleton.ts';

type IsWithheld = (fileName: string) => Promise<boolean>;

const state = () => processSingleton('withheld check', () => ({ ask: null as IsWithheld | null }));

/** Registers the check. The server needs it, but only modules that the framework loads know the answer (`instrumentation.ts`). */
export function provideWithheldCheck(ask: IsWithheld): void {
  state().ask = ask;
}

/** Whether a stored file is withheld; true until a check is registered. @throws as the check does */
export async function isWithheldFile(fileName: string): Promise<boolean> {
  const { ask } = state();
  return ask === null || ask(fileName);
}
