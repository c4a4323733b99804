import cluster from 'node:cluster';
import { log } from '#lib/platform/runtime/log.ts';
import { isStopping, markStopping, unfinishedWork } from '#lib/platform/runtime/stopping.ts';

/** Time for requests in flight to end. Only slow clients take longer than the site's own time-outs. */
const GRACE_MS = 10_000;

/** With several processes one signal arrives twice: Ctrl+C and systemd signal every process, and the first one forwards it. */
const ECHO_MS = cluster.isWorker ? 500 : 0;

interface StoppableServer {
  close(closed: () => void): unknown;
  closeIdleConnections(): void;
}

/** On a signal the server accepts no more connections and the process ends when all responses are sent; a second signal ends it at once. */
export function stopOnSignal(server: StoppableServer): void {
  let stoppedAt = 0;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping() && performance.now() - stoppedAt >= ECHO_MS) process.exit(1);
      if (isStopping()) return;
      markStopping();
      stoppedAt = performance.now();
      server.close(() => void unfinishedWork().then(() => process.exit(0)));
      server.closeIdleConnections();
      setTimeout(() => {
        log.warn({ seconds: GRACE_MS / 1000 }, 'the stop aborted unfinished responses');
        process.exit(1);
      }, GRACE_MS).unref();
    });
  }
}
