import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, resolve } from 'node:path';
import { type HelperFolders, helperEnvironment, permissionOptions, residentBytes } from './helper-process.ts';
import type { JobReply } from './jobs.ts';
import type { Unreadable } from './types.ts';

/** Limits of one job, and the priority of its process for `os.setPriority`. */
export interface ProcessLimits {
  /** Processor time. */
  readonly milliseconds: number;
  /** Ratio of wall time to processor time allowed: other processes have priority on a busy machine. */
  readonly wallTimeFactor: number;
  /** Resident memory of the process: V8, WebAssembly and native allocations. */
  readonly memoryBytes: number;
  readonly priority: number;
}

/** `idleMs`: the process is killed after this time without a job; `heapMb`: limit of V8's heap; `maxJobs`: it is replaced after these, because of memory leaks in packages. */
interface ProcessOptions {
  readonly limits: ProcessLimits;
  readonly idleMs: number;
  readonly heapMb: number;
  readonly maxJobs: number;
  readonly usesAddons?: boolean;
}

/** Runs jobs in a separate process, which is started on demand and killed when it exceeds a limit. */
export interface BoundedProcess {
  /** Runs a job; one at a time. `why` is null for success. */
  run<Job extends BoundedJob>(job: Job): Promise<{ why: Unreadable | null; detail?: string | undefined }>;
  /** Runs `work` after the work that was queued before, to limit memory. */
  enqueue<T>(work: () => Promise<T>): Promise<T>;
  /** Returns the peak of resident bytes since the last call; 0 where the system does not report it. */
  takePeak(): number;
  readonly isClosed: boolean;
  /** Ends the process and frees its memory until the next job; a current job fails. */
  stop(): void;
  /** Kills the process; the current job fails. */
  close(): void;
}

const CHECK_MS = 100;

/** A job: the folder that it writes into, and the file that it reads if that is elsewhere. */
export interface BoundedJob {
  readonly folder: string;
  readonly file?: string;
}

/** Folder of this package in the sources of a project, where the project is started. */
export const SOURCES = 'packages/document-reader';

/** The program and its code: scripts beside this file in an installed package, else sources below the working directory. */
function findProgram(program: string): { path: string; code: string[] } {
  const folder = import.meta.dirname ?? '';
  const installed = `${folder}${program.slice(SOURCES.length).replace(/\.ts$/, '.js')}`;
  if (folder === '' || !existsSync(/* turbopackIgnore: true */ installed)) {
    const root = process.cwd();
    const names = ['packages', 'node_modules', 'package.json'];
    return { path: `${root}/${program}`, code: names.map((name) => `${root}/${name}`) };
  }
  const code = [folder];
  for (let above = dirname(folder); above !== dirname(above); above = dirname(above))
    code.push(`${above}/node_modules`);
  return { path: installed, code: code.filter((path) => existsSync(/* turbopackIgnore: true */ path)) };
}

/** The folders above those of jobs, so that the next job finds the process with the same rights. */
function foldersOf({ folder, file }: BoundedJob): Pick<HelperFolders, 'reads' | 'writes'> {
  const above = dirname(resolve(folder));
  const source = file === undefined ? above : dirname(resolve(file));
  return { writes: [above], reads: source.startsWith(above) ? [] : [source] };
}

interface Running {
  readonly child: ChildProcess;
  /** Its options of permissions. */
  readonly rights: string;
  jobs: number;
}

/** `program`: path of its source from the root of the project. WebAssembly and buffers are outside V8's heap and are checked by this process. */
export function createBoundedProcess(
  program: string,
  { limits, idleMs, heapMb, maxJobs, usesAddons = false }: ProcessOptions,
): BoundedProcess {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let number = 0;
  let peak = 0;
  let isClosed = false;

  function start(job: BoundedJob): Running {
    const { path, code } = findProgram(program);
    const permissions = permissionOptions({ code, ...foldersOf(job), usesAddons });
    const isUsable = running?.child.connected && running.jobs < maxJobs && running.rights === permissions.join(' ');
    if (running && isUsable) return running;
    running?.child.kill('SIGKILL');
    const child = fork(/* turbopackIgnore: true */ path, [], {
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${heapMb}`, ...permissions],
      env: helperEnvironment(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const started: Running = { child, jobs: 0, rights: permissions.join(' ') };
    // The child must not keep this process alive.
    child.unref();
    child.channel?.unref();
    child.on('error', () => undefined);
    // Setting the priority of a process that has just ended fails.
    try {
      if (child.pid !== undefined) setPriority(child.pid, limits.priority);
    } catch {}
    running = started;
    return started;
  }

  function run(job: BoundedJob): Promise<{ why: Unreadable | null; detail?: string | undefined }> {
    clearTimeout(idle);
    const started = start(job);
    const { child } = started;
    started.jobs += 1;
    number += 1;
    const jobNumber = number;
    return new Promise((resolve) => {
      let reason: Unreadable | null = null;
      const end = (why: Unreadable) => {
        reason ??= why;
        child.kill('SIGKILL');
      };
      const timer = setTimeout(() => end('too-slow'), limits.milliseconds * limits.wallTimeFactor);
      const cpuAtStart = cpuMilliseconds(child.pid);
      const monitor = setInterval(() => {
        const bytes = residentBytes(child.pid);
        peak = Math.max(peak, bytes);
        if (bytes > limits.memoryBytes) end('too-much-memory');
        if (cpuMilliseconds(child.pid) - cpuAtStart > limits.milliseconds) end('too-slow');
      }, CHECK_MS);
      const finish = (why: Unreadable | null, detail?: string) => {
        clearTimeout(timer);
        clearInterval(monitor);
        child.off('message', onMessage);
        child.off('exit', onExit);
        child.off('error', onError);
        idle = setTimeout(stop, idleMs).unref();
        resolve({ why, detail });
      };
      const onMessage = (reply: JobReply) => reply.number === jobNumber && finish(reply.why, reply.detail);
      // V8 aborts when its heap is full, and the system kills when memory is exhausted.
      const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
        const isFull = signal === 'SIGABRT' || signal === 'SIGKILL';
        finish(reason ?? (isFull ? 'too-much-memory' : 'broken'), `the reader ended: ${signal ?? code}`);
      };
      const onError = (error: Error) => finish(reason ?? 'broken', error.message);
      child.on('message', onMessage);
      child.on('exit', onExit);
      child.on('error', onError);
      if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
      else child.send({ ...job, number: jobNumber }, (error) => error && onError(error));
    });
  }

  function stop(): void {
    running?.child.kill('SIGKILL');
    running = null;
  }

  return {
    run,
    enqueue(work) {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
    takePeak() {
      const value = peak;
      peak = 0;
      return value;
    },
    stop,
    get isClosed() {
      return isClosed;
    },
    close() {
      isClosed = true;
      clearTimeout(idle);
      stop();
    },
  };
}

/** Processor time used; 0 where the system does not report it, or the process has ended. `proc_pid_stat(5)`: the 12th and 13th number after the name in brackets, in hundredths of a second. */
function cpuMilliseconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
