import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { type DrawJob, type JobReply, type ReadJob, type RowsJob, TEXT_FILE } from './jobs.ts';
import { type ReaderSettings, readerLimits } from './limits.ts';
import { type DocumentResult, readResult, readText, rowsSchema } from './read-text.ts';
import type { DocumentKind, DocumentText, SheetRow, Unreadable } from './types.ts';

/** Reads documents one after another in a separate process, which is started on demand. */
export interface DocumentReader {
  /** Reads `file`, writing into `folder`, which must exist and be empty. */
  read(file: string, kind: DocumentKind, folder: string): Promise<DocumentResult<DocumentText>>;
  /** Reads the rows of the first visible sheet of an Excel file, up to `maxRows`. The folder must exist and be empty. */
  readRows(file: string, maxRows: number, folder: string): Promise<DocumentResult<SheetRow[]>>;
  /** Draws pages of a PDF into the folder (`pictureFile`); a page that cannot be drawn leaves no files. */
  draw(file: string, pages: readonly number[], folder: string): Promise<DocumentResult<null>>;
  /** Returns the peak of resident bytes since the last call; 0 where the system does not report it. */
  takePeak(): number;
  /** Kills the process; the current job fails. */
  close(): void;
}

/** A process is replaced after this many documents, because of memory leaks in packages. */
const MAX_JOBS = 50;
/** An idle process is killed after this time. */
const IDLE_MS = 20_000;
const CHECK_MS = 100;
/** Ratio of wall time to processor time allowed on a busy machine. */
const WALL_TIME_FACTOR = 4;
/** Limit of V8's heap; WebAssembly and buffers are outside it and are checked by this process. */
const HEAP_MB = 256;

/** Path from the root of the project, where the site is started. */
export const readerProgram = 'lib/platform/document-reader/child/main.ts';

interface Running {
  readonly child: ChildProcess;
  jobs: number;
}

const CLOSED = { why: 'broken', detail: 'the reader was closed' } as const;

type Task = Omit<ReadJob, 'number'> | Omit<RowsJob, 'number'> | Omit<DrawJob, 'number'>;

export function createReader(settings: Partial<ReaderSettings> = {}): DocumentReader {
  const limits = { ...readerLimits, ...settings };
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let number = 0;
  let peak = 0;
  let isClosed = false;

  function start(): Running {
    if (running && running.jobs < MAX_JOBS && running.child.connected) return running;
    running?.child.kill('SIGKILL');
    // No secrets of the site, only the variables that a program needs.
    const { PATH, SystemRoot, TMPDIR } = process.env;
    const env = { PATH, SystemRoot, TMPDIR, LC_ALL: 'C.UTF-8', MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' as const };
    const child = fork(join(/* turbopackIgnore: true */ process.cwd(), readerProgram), [], {
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MB}`],
      env,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const started: Running = { child, jobs: 0 };
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

  function run(job: Task): Promise<{ why: Unreadable | null; detail?: string | undefined }> {
    clearTimeout(idle);
    const { child, ...started } = start();
    const current = running;
    if (current) current.jobs = started.jobs + 1;
    number += 1;
    const jobNumber = number;
    return new Promise((resolve) => {
      let reason: Unreadable | null = null;
      const end = (why: Unreadable) => {
        reason ??= why;
        child.kill('SIGKILL');
      };
      const timer = setTimeout(() => end('too-slow'), limits.milliseconds * WALL_TIME_FACTOR);
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
        idle = setTimeout(stop, IDLE_MS).unref();
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

  /** Runs jobs one after another, to limit memory. */
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    read: (file, kind, folder) =>
      enqueue(async () => {
        if (isClosed) return CLOSED;
        if ((await stat(file)).size > limits.fileBytes) return { why: 'too-large' };
        const { why, detail } = await run({
          task: 'read',
          file,
          kind,
          folder,
          maxPages: limits.pages,
          draws: limits.draws,
        });
        return why ? { why, detail } : readText(join(folder, TEXT_FILE), limits.textBytes);
      }),
    readRows: (file, maxRows, folder) =>
      enqueue(async () => {
        if (isClosed) return CLOSED;
        if ((await stat(file)).size > limits.fileBytes) return { why: 'too-large' };
        const { why, detail } = await run({ task: 'rows', file, maxRows, folder });
        return why ? { why, detail } : readResult(join(folder, TEXT_FILE), limits.textBytes, rowsSchema);
      }),
    draw: (file, pages, folder) =>
      enqueue(async () => {
        if (isClosed) return CLOSED;
        const { why, detail } = await run({ task: 'draw', file, pages, folder });
        return why ? { why, detail } : { value: null };
      }),
    takePeak() {
      const value = peak;
      peak = 0;
      return value;
    },
    close() {
      isClosed = true;
      clearTimeout(idle);
      stop();
    },
  };
}

/** Resident memory; 0 where the system does not report it, or the process has ended. `proc_pid_statm(5)`: the second number, in pages of 4 KB. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}

/** Processor time used; 0 as above. `proc_pid_stat(5)`: the 12th and 13th number after the name in brackets, in hundredths of a second. */
function cpuMilliseconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
