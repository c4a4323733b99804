import type { Server, ServerResponse } from 'node:http';

const IDLE_MS = 15 * 60_000;

/**
 * Stops an admin that nobody uses, by SIGTERM after 15 minutes without a request. Only for a server whose socket systemd holds: the next connection
 * starts it again. On a machine with many campuses most admins are unused most of the time. `isBusy`: work without requests, such as an import, after which
 * the time begins again.
 */
export function stopWhenIdle(
  server: Pick<Server, 'on'>,
  { isBusy, stop = () => process.kill(process.pid, 'SIGTERM') }: { isBusy: () => boolean; stop?: () => void },
): void {
  let pending = 0;
  let lastUse = performance.now();
  server.on('request', (_, response: ServerResponse) => {
    pending += 1;
    response.once('close', () => {
      pending -= 1;
      lastUse = performance.now();
    });
  });
  setInterval(() => {
    if (isBusy()) lastUse = performance.now();
    if (pending === 0 && performance.now() - lastUse >= IDLE_MS) stop();
  }, 60_000).unref();
}
