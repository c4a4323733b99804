import cluster from 'node:cluster';
import { processWide } from '../campus/process-wide.ts';
import { log } from '../log.ts';

/** How long requests under way may take to end; the site's own time-outs are shorter, but for a visitor who reads slowly. */
const GRACE_MS = 10_000;

const state = processWide('stop', () => ({ stopping: false }));

export function isStopping(): boolean {
  return state.stopping;
}

/** With several processes one signal comes twice: Ctrl+C and systemd tell every process, and the first one passes it on. */
const ECHO_MS = cluster.isWorker ? 500 : 0;

/** Next ends when all answers are through, however long that takes: this sets it a bound. A second signal ends at once. */
export function boundTheStop(): void {
  let since = 0;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (state.stopping && performance.now() - since >= ECHO_MS) process.exit(1);
      if (state.stopping) return;
      state.stopping = true;
      since = performance.now();
      setTimeout(() => {
        log.warn({ seconds: GRACE_MS / 1000 }, 'answers that had not ended were broken off by the stop');
        process.exit(1);
      }, GRACE_MS).unref();
    });
  }
}
