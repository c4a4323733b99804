import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { type DrawJob, type JobReply, type ReadJob, type RowsJob, TEXT_FILE } from './child/jobs.ts';
import { type ReaderSettings, readerLimits } from './limits.ts';
import { type Outcome, readResult, readText, rowsSchema } from './read-text.ts';
import type { DocumentKind, DocumentText, SheetRow, Unreadable } from './types.ts';

/** Reads documents one after another in a process of its own, which it starts when there is one to read. */
export interface Reader {
  /** `file` is read, and the folder it writes to must exist and be empty. */
  read(file: string, kind: DocumentKind, folder: string): Promise<Outcome<DocumentText>>;
  /** The rows of the first visible sheet of an Excel file, up to `maxRows`. The folder must exist and be empty. */
  readRows(file: string, maxRows: number, folder: string): Promise<Outcome<SheetRow[]>>;
  /** Draws pages of a PDF into the folder (`pictureFile`); one that cannot be drawn leaves no files. */
  draw(file: string, pages: readonly number[], folder: string): Promise<Outcome<null>>;
  /** The most resident bytes of the process since the last call; 0 where the system does not say. */
  takePeak(): number;
  /** Kills the process; the job under way fails. */
  close(): void;
}

/** A process is replaced after so many documents, because of memory leaks in packages. */
const MOST_JOBS = 50;
/** An idle process is ended after so long. */
const IDLE_MS = 20_000;
const LOOK_MS = 100;
/** How many times its processor time a document may take on a busy machine. */
const BUSY = 4;
/** The limit of V8's heap; WebAssembly and buffers lie outside it and are watched from here. */
const HEAP_MB = 256;

/** From the root of the project, where the site is started. */
export const readerProgram = 'lib/document-reader/child/main.ts';

interface Running {
  readonly child: ChildProcess;
  jobs: number;
}

const CLOSED = { why: 'broken', detail: 'the reader was closed' } as const;

type Task = Omit<ReadJob, 'number'> | Omit<RowsJob, 'number'> | Omit<DrawJob, 'number'>;

export function createReader(settings: Partial<ReaderSettings> = {}): Reader {
  const limits = { ...readerLimits, ...settings };
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let number = 0;
  let peak = 0;
  let isClosed = false;

  function start(): Running {
    if (running && running.jobs < MOST_JOBS && running.child.connected) return running;
    running?.child.kill('SIGKILL');
    // No secrets of the site, and no more of its surroundings than a program needs.
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
    // A process that has just ended has no priority.
    try {
      if (child.pid !== undefined) setPriority(child.pid, limits.priority);
    } catch {}
    running = started;
    return started;
  }

  function run(job: Task): Promise<{ why: Unreadable | null; detail?: string | undefined }> {
    clearTimeout(idle);
    const { child, ...started } = start();
    const mine = running;
    if (mine) mine.jobs = started.jobs + 1;
    number += 1;
    const asked = number;
    return new Promise((resolve) => {
      let reason: Unreadable | null = null;
      const end = (why: Unreadable) => {
        reason ??= why;
        child.kill('SIGKILL');
      };
      const timer = setTimeout(() => end('too-slow'), limits.milliseconds * BUSY);
      const worked = cpuMilliseconds(child.pid);
      const look = setInterval(() => {
        const bytes = residentBytes(child.pid);
        peak = Math.max(peak, bytes);
        if (bytes > limits.memoryBytes) end('too-much-memory');
        if (cpuMilliseconds(child.pid) - worked > limits.milliseconds) end('too-slow');
      }, LOOK_MS);
      const settle = (why: Unreadable | null, detail?: string) => {
        clearTimeout(timer);
        clearInterval(look);
        child.off('message', onMessage);
        child.off('exit', onExit);
        child.off('error', onError);
        idle = setTimeout(stop, IDLE_MS).unref();
        resolve({ why, detail });
      };
      const onMessage = (reply: JobReply) => reply.number === asked && settle(reply.why, reply.detail);
      // V8 aborts where its heap is full, and a system without memory kills.
      const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
        const isFull = signal === 'SIGABRT' || signal === 'SIGKILL';
        settle(reason ?? (isFull ? 'too-much-memory' : 'broken'), `the reader ended: ${signal ?? code}`);
      };
      const onError = (error: Error) => settle(reason ?? 'broken', error.message);
      child.on('message', onMessage);
      child.on('exit', onExit);
      child.on('error', onError);
      if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
      else child.send({ ...job, number: asked }, (error) => error && onError(error));
    });
  }

  function stop(): void {
    running?.child.kill('SIGKILL');
    running = null;
  }

  /** One after the other: two would take twice the memory. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    read: (file, kind, folder) =>
      inTurn(async () => {
        if (isClosed) return CLOSED;
        if ((await stat(file)).size > limits.fileBytes) return { why: 'too-large' };
        const { why, detail } = await run({
          task: 'read',
          file,
          kind,
          folder,
          mostPages: limits.pages,
          draws: limits.draws,
        });
        return why ? { why, detail } : readText(join(folder, TEXT_FILE), limits.textBytes);
      }),
    readRows: (file, maxRows, folder) =>
      inTurn(async () => {
        if (isClosed) return CLOSED;
        if ((await stat(file)).size > limits.fileBytes) return { why: 'too-large' };
        const { why, detail } = await run({ task: 'rows', file, maxRows, folder });
        return why ? { why, detail } : readResult(join(folder, TEXT_FILE), limits.textBytes, rowsSchema);
      }),
    draw: (file, pages, folder) =>
      inTurn(async () => {
        if (isClosed) return CLOSED;
        const { why, detail } = await run({ task: 'draw', file, pages, folder });
        return why ? { why, detail } : { value: null };
      }),
    takePeak() {
      const most = peak;
      peak = 0;
      return most;
    },
    close() {
      isClosed = true;
      clearTimeout(idle);
      stop();
    },
  };
}

/** 0 where the system does not say, or the process is gone. `proc_pid_statm(5)`: the second figure is in pages of 4 KB. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}

/** That the process has worked; 0 as above. `proc_pid_stat(5)`: behind its name in brackets the 12th and 13th, in hundredths of a second. */
function cpuMilliseconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
