import { FILES } from '#lib/routes/paths.ts';
import { forgetFile, takeFile } from './cached-files.ts';
import { preloaded } from './from-site.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** Serves saved files from the device, with or without a connection; all others come from the site. */
export function respondFiles(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || request.method !== 'GET' || !pathname.startsWith(FILES)) return;
    event.respondWith(answer(event));
  });
}

/** Milliseconds to wait for the site to say whether a saved file still exists. */
const PATIENCE = 3000;

/** Whether the site no longer serves a file to everyone; its copy is deleted then. Without an answer in time the copy stays. */
async function isWithdrawn(address: string): Promise<boolean> {
  const asking = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) } as const;
  const answer = await fetch(address, asking).catch(() => null);
  if (answer?.status !== 404 && answer?.status !== 410) return false;
  await forgetFile(address);
  return true;
}

/** Uses the fetch that the browser has begun for a navigation, so that the file is not transferred twice. */
async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const kept = await takeFile(request.url);
  if (kept && !(await isWithdrawn(request.url))) return kept;
  return (await preloaded(preloadResponse)) ?? fetch(request);
}
