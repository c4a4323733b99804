import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { helperEnvironment, residentBytes } from '#packages/document-reader/helper-process.ts';
import type { ImportProblem, ImportProgress } from './import-state.ts';
import type { ImportJob, JobResult } from './run-job.ts';

export type ImportReply = { progress: ImportProgress } | JobResult | { problem: ImportProblem; detail?: string };

export interface ImportLimits {
  /** V8's heap, and resident memory with buffers and pictures. */
  heapMegabytes: number;
  residentMegabytes: number;
  /** Time without progress: a download of one file has its own limit. */
  stallMs: number;
}

/** An export of 205 MB uses 174 MB in all, one of 30 MB with 8,000 files 236 MB. */
export const importLimits: ImportLimits = { heapMegabytes: 768, residentMegabytes: 1200, stallMs: 15 * 60_000 };

const program = fileURLToPath(new URL('./import-program.ts', import.meta.url));
const CHECK_MS = 500;

/** A task in its child process. */
export interface RunningJob {
  result: Promise<JobResult | { problem: ImportProblem }>;
  /** Kills the process; resolves when it has ended. What it had committed stays. */
  kill(): Promise<void>;
}

/** Starts a task. */
export type StartJob = (job: ImportJob, onProgress: (progress: ImportProgress) => void) => RunningJob;

/** Runs a task at the lowest priority within `limits`. */
export function startJob(
  job: ImportJob,
  onProgress: (progress: ImportProgress) => void,
  limits: ImportLimits = importLimits,
): RunningJob {
  const child = startProgram(limits);
  const result = new Promise<JobResult | { problem: ImportProblem }>((resolve) => {
    let lastProgress = performance.now();
    const end = (reply: JobResult | { problem: ImportProblem }) => {
      clearInterval(monitor);
      child.kill('SIGKILL');
      resolve(reply);
    };
    const fail = (failure: 'memory' | 'time' | 'crash') => end({ problem: { failure } });
    const monitor = setInterval(() => {
      if (residentBytes(child.pid) / 1024 ** 2 > limits.residentMegabytes) fail('memory');
      else if (performance.now() - lastProgress > limits.stallMs) fail('time');
    }, CHECK_MS);
    child.on('message', (reply: ImportReply) => {
      lastProgress = performance.now();
      if ('progress' in reply) return onProgress(reply.progress);
      if ('detail' in reply) console.error(`An import failed: ${reply.detail}`);
      end('problem' in reply ? { problem: reply.problem } : reply);
    });
    child.once('error', () => fail('crash'));
    // V8 aborts when its heap is full.
    child.once('exit', (_, signal) => fail(signal === 'SIGABRT' ? 'memory' : 'crash'));
    child.send(job, (error) => error && fail('crash'));
  });
  return {
    result,
    async kill() {
      const hasEnded = child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
      const ended = hasEnded ? null : once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function startProgram({ heapMegabytes }: ImportLimits): ChildProcess {
  const child = fork(program, [], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${heapMegabytes}`,
      // V8 collects garbage before the heap grows.
      ...['--optimize-for-size', '--max-semi-space-size=1', '--semi-space-growth-factor=1'],
    ],
    env: helperEnvironment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Setting the priority of a process that has just ended fails.
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
  return child;
}
