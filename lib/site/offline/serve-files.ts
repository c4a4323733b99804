import { FILES } from '#lib/platform/routes/paths.ts';
import { findFile, removeFileCopies } from './cached-files.ts';
import { preloaded } from './from-site.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** Serves saved files from the device, with or without a connection; all others come from the site. */
export function serveFiles(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || request.method !== 'GET' || !pathname.startsWith(FILES)) return;
    event.respondWith(serve(event));
  });
}

/** Timeout of the check whether a saved file still exists on the site. */
const TIMEOUT_MS = 3000;

/** Whether the site no longer serves a file to everyone; its copy is deleted then. Without a response in time the copy remains. */
async function isWithdrawn(address: string): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  const response = await fetch(address, options).catch(() => null);
  if (response?.status !== 404 && response?.status !== 410) return false;
  await removeFileCopies(address);
  return true;
}

/** Uses the browser's navigation preload, so that the file is not transferred twice. */
async function serve({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const saved = await findFile(request.url);
  if (saved && !(await isWithdrawn(request.url))) return saved;
  return (await preloaded(preloadResponse)) ?? fetch(request);
}
