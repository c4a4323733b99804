import { FILES } from '#lib/routes/paths.ts';
import { forgetFile, takeFile } from './cached-files.ts';
import { preloaded } from './from-site.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** Files that were kept come from the device, with or without a connection; all others from the site. */
export function answerFiles(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || request.method !== 'GET' || !pathname.startsWith(FILES)) return;
    event.respondWith(answer(event));
  });
}

/** How long a kept file waits for the site to say whether it is still there, milliseconds. */
const PATIENCE = 3000;

/** Whether the site no longer gives a file to everyone; then its copy goes too. Without a connection, or an answer in time, it stays. */
async function isWithdrawn(address: string): Promise<boolean> {
  const asking = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) } as const;
  const answer = await fetch(address, asking).catch(() => null);
  if (answer?.status !== 404 && answer?.status !== 410) return false;
  await forgetFile(address);
  return true;
}

/** What opens in a tab the browser has begun to fetch: asked for again, it would be paid for twice. */
async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const kept = await takeFile(request.url);
  if (kept && !(await isWithdrawn(request.url))) return kept;
  return (await preloaded(preloadResponse)) ?? fetch(request);
}
