import { processSingleton } from './process-singleton.ts';

type FrameworkRequest = (path: string) => Promise<unknown>;

const state = () => processSingleton('framework-request', (): { request?: FrameworkRequest } => ({}));

/** Provides modules outside the framework with a function that requests a path from it (`server/serve.ts`). */
export function provideFrameworkRequest(request: FrameworkRequest): void {
  state().request = request;
}

/** Requests a path of the site from the framework, so that the content of that page is cached. Does nothing without a server. */
export async function requestFramework(path: string): Promise<void> {
  await state().request?.(path);
}
