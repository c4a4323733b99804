import { processWide } from './process-wide.ts';

type Ask = (path: string) => Promise<unknown>;

const state = () => processWide('requests to the framework', (): { ask?: Ask } => ({}));

/** Lets modules that run beside the framework ask it for a path of this process (`server/serve.ts`). */
export function provideFrameworkRequest(ask: Ask): void {
  state().ask = ask;
}

/** Has the framework answer a request of the site's own: what it reads of the content it then has. Without a server: nothing. */
export async function askFramework(path: string): Promise<void> {
  await state().ask?.(path);
}
