import { processWide } from '#lib/runtime/process-wide.ts';

type IsWithheld = (fileName: string) => Promise<boolean>;

const state = () => processWide('withheld check', () => ({ ask: null as IsWithheld | null }));

/** Lets the server ask what the pages know: it is loaded before them, and not by the framework (`instrumentation.ts`). */
export function provideWithheldCheck(ask: IsWithheld): void {
  state().ask = ask;
}

/** Whether a stored file is withheld; true as long as nobody can tell. @throws what the asking throws */
export async function isWithheldFile(fileName: string): Promise<boolean> {
  const { ask } = state();
  return ask === null || ask(fileName);
}
