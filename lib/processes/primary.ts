// The process before several that serve the site: it starts them, hands connections out, and keeps what they count together.
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { nextProgram, nodeArguments } from '../../scripts/steps/next-arguments.ts';
import { parseEnvironment } from '../environment/schema.ts';
import { log } from '../log.ts';
import { defaultProcesses } from './count.ts';
import { answerMetrics } from './metrics-of-all.ts';
import { instance } from './number.ts';
import { isTold } from './talk.ts';

const PAUSE_MS = 1000;

const processes = parseEnvironment(process.env).processes ?? defaultProcesses();
const args = process.argv.slice(2);
const serving = new Set<Worker>();
let isStopping = false;

new RateLimiterClusterMaster();
answerMetrics(new AggregatorRegistry());
// Rendered pages hold bytes, which JSON does not know.
cluster.setupPrimary({ execArgv: nodeArguments(args[0]), exec: nextProgram, args, serialization: 'advanced' });

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

/** `then`: once it listens for the first time. One that ends without having listened ends the site, unless another serves it. */
function start(number: number, then?: () => void): void {
  const worker = cluster.fork({ SITE_PROCESS: String(number), SITE_INSTANCE: instance });
  let next = then;
  worker.once('listening', () => {
    serving.add(worker);
    next?.();
    next = undefined;
  });
  // What is sent to one that has just ended: nobody waits for it.
  worker.on('error', (error) => log.debug({ err: error, process: number }, 'a process of the site is not there'));
  worker.once('exit', (code, signal) => {
    const isNeeded = serving.delete(worker) || serving.size > 0;
    if (isStopping) return;
    log.error({ process: number, code, signal }, 'a process of the site ended');
    if (isNeeded) setTimeout(() => isStopping || start(number, next), PAUSE_MS);
    else stop('SIGTERM', code || 1);
  });
}

/** One after the other: the first one serves while the others start. */
function startFrom(number: number): void {
  start(number, () => number < processes && !isStopping && startFrom(number + 1));
}

function stop(signal: NodeJS.Signals, code = 0): void {
  isStopping = true;
  process.exitCode = code;
  for (const worker of workers()) worker.process.kill(signal);
}

cluster.on('message', (from, message) => {
  if (isTold(message)) for (const worker of workers()) if (worker !== from) worker.send(message);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
startFrom(1);
