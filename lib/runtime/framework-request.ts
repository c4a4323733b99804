import { processSingleton } from './process-singleton.ts';

type Ask = (path: string) => Promise<unknown>;

const state = () => processSingleton('requests to the framework', (): { ask?: Ask } => ({}));

/** Lets modules that run beside the framework ask it for a path of this process (`server/serve.ts`). */
export function provideFrameworkRequest(ask: Ask): void {
  state().ask = ask;
}

/** Requests a path of the site from the framework, so that the content which that page reads is cached. Does nothing where no server runs. */
export async function requestFramework(path: string): Promise<void> {
  await state().ask?.(path);
}
