import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';

type IsWithheld = (fileName: string) => Promise<boolean>;

const state = () => processSingleton('withheld-check', () => ({ check: null as IsWithheld | null }));

/** Registers the check. The server needs it, but only modules that the framework loads implement it (`instrumentation.ts`). */
export function provideWithheldCheck(check: IsWithheld): void {
  state().check = check;
}

/** Whether a stored file is withheld; true until a check is registered. @throws errors of the check */
export async function isWithheldFile(fileName: string): Promise<boolean> {
  const { check } = state();
  return check === null || check(fileName);
}
