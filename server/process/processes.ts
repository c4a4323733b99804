import type { Worker } from 'node:cluster';
import cluster from 'node:cluster';
import { availableParallelism, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { AggregatorRegistry } from 'prom-client';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { handleMetrics } from '#lib/platform/metrics/cluster-metrics.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { instance } from '#lib/platform/runtime/process-number.ts';
import { isProcessEvent } from '#lib/platform/shared-state/events.ts';
import { restartDelay } from './restart-delay.mjs';

/** Memory of a process under load, with a margin for pictures and a large search index. */
const BYTES_PER_PROCESS = 1024 ** 3;
const MAX_PROCESSES = 4;

/** How many processes serve the site by default: one for each core, as far as the memory goes. */
export function defaultProcesses(cores = availableParallelism(), memory = availableMemory()): number {
  return Math.max(1, Math.min(cores, MAX_PROCESSES, Math.floor(memory / BYTES_PER_PROCESS)));
}

/** In bytes; a container may have less than the machine. */
function availableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/** Starts several processes that serve the site, distributes connections among them, and holds the counts that they share. */
export function startProcesses(processes: number): void {
  const serving = new Set<Worker>();
  let isStopping = false;

  new RateLimiterClusterMaster();
  handleMetrics(new AggregatorRegistry());
  // Messages carry rendered pages as bytes, which JSON cannot.
  cluster.setupPrimary({ exec: resolve('server/main.ts'), execArgv: process.execArgv, serialization: 'advanced' });

  function workers(): Worker[] {
    return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  }

  /** `then` is called once the process listens. If it ends before that and no other process serves, the site ends. */
  function start(number: number, then?: () => void, previousDelay = 0): void {
    const startedAt = performance.now();
    const worker = cluster.fork({ SITE_PROCESS: String(number), SITE_INSTANCE: instance });
    let next = then;
    worker.once('listening', () => {
      serving.add(worker);
      next?.();
      next = undefined;
    });
    // A message to a process that has just ended; no code waits for it.
    worker.on('error', (error) =>
      log.debug({ err: error, process: number }, 'a process of the site could not be reached'),
    );
    worker.once('exit', (code, signal) => {
      const isNeeded = serving.delete(worker) || serving.size > 0;
      if (isStopping) return;
      const delay = restartDelay(previousDelay, performance.now() - startedAt);
      log.error({ process: number, code, signal, restartMs: isNeeded ? delay : null }, 'a process of the site ended');
      if (isNeeded) setTimeout(() => isStopping || start(number, next, delay), delay);
      else stop('SIGTERM', code || 1);
    });
  }

  /** Starts the processes one after the other: the first one serves while the others start. */
  function startFrom(number: number): void {
    start(number, () => number < processes && !isStopping && startFrom(number + 1));
  }

  function stop(signal: NodeJS.Signals, code = 0): void {
    isStopping = true;
    process.exitCode = code;
    for (const worker of workers()) worker.process.kill(signal);
  }

  cluster.on('message', (from, message) => {
    if (isProcessEvent(message)) for (const worker of workers()) if (worker !== from) worker.send(message);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  startFrom(1);
}
