import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { helperEnvironment, residentBytes } from '#packages/document-reader/helper-process.ts';

/** Bounding box of a picture, in pixels. */
export interface PictureBounds {
  width: number;
  height: number;
}

/** A photograph becomes JPEG; a logo, which may be an SVG, PNG with its transparency. */
export type PictureKind = 'photograph' | 'logo';

/** A request to the program: a picture in several sizes, the largest first. */
export interface PictureJob {
  id: number;
  path: string;
  boundsList: readonly PictureBounds[];
  kind: PictureKind;
}

const replySchema = z.object({
  id: z.number(),
  /** Null for an unreadable picture. */
  sizes: z.array(z.instanceof(Buffer)).nullable(),
  isScan: z.boolean(),
});
export type PictureReply = z.infer<typeof replySchema>;

/** `failed`: the program crashed or timed out on this picture. */
export type PictureResult = PictureReply | 'failed';

interface Settings {
  program: string;
  /** Maximum number of pictures in progress. */
  concurrency: number;
  /** Milliseconds for a picture, and until an idle program is ended. */
  timeoutMs: number;
  idleMs: number;
  /** Resident memory of the program; above, it is killed as by a crash. */
  memoryBytes: number;
}

const HEAP_MB = 256;
const CHECK_MS = 100;

interface Work extends PictureJob {
  resolve(result: PictureResult): void;
  /** Whether it was in progress when the program crashed: it is retried once, on its own. */
  isSuspect: boolean;
  timer?: NodeJS.Timeout;
}

const usual: Settings = {
  program: fileURLToPath(new URL('./picture-program.ts', import.meta.url)),
  concurrency: Math.min(2, availableParallelism()),
  timeoutMs: 60_000,
  idleMs: 5000,
  memoryBytes: 1024 * 1024 * 1024,
};

/**
 * Creates a function that converts pictures in a child process, which runs only while there is work. A picture that crashes or blocks it does not affect others:
 * the others in progress are retried one by one.
 */
export function createPictureHelper(settings: Partial<Settings> = {}) {
  const { program, concurrency, timeoutMs, idleMs, memoryBytes } = { ...usual, ...settings };
  const waiting: Work[] = [];
  const inFlight = new Map<number, Work>();
  let child: ChildProcess | null = null;
  let ending: NodeJS.Timeout | undefined;
  let lastId = 0;

  const finish = (work: Work, result: PictureResult) => {
    clearTimeout(work.timer);
    inFlight.delete(work.id);
    work.resolve(result);
  };

  const startProgram = (): ChildProcess => {
    const started = fork(program, [], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=1', `--max-old-space-size=${HEAP_MB}`],
      env: helperEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (message) => {
      const reply = replySchema.safeParse(message).data;
      const work = reply && inFlight.get(reply.id);
      if (work) finish(work, reply);
      startWaiting();
    });
    const onEnd = () => {
      if (child !== started) return;
      child = null;
      const [only, other] = inFlight.values();
      if (only && !other) finish(only, 'failed');
      requeue({ isSuspect: true });
      startWaiting();
    };
    // Native memory is outside V8's heap.
    const monitor = setInterval(() => {
      if (residentBytes(started.pid) > memoryBytes) started.kill('SIGKILL');
    }, CHECK_MS);
    monitor.unref();
    started.once('exit', () => clearInterval(monitor));
    started.once('exit', onEnd);
    started.once('error', onEnd);
    return started;
  };

  const requeue = ({ isSuspect }: { isSuspect: boolean }) => {
    for (const work of [...inFlight.values()].reverse()) {
      clearTimeout(work.timer);
      waiting.unshift({ ...work, isSuspect: work.isSuspect || isSuspect });
    }
    inFlight.clear();
  };

  /** Kills the program for one picture; the next one gets the others. */
  const failTimedOut = (work: Work) => {
    const hung = child;
    child = null;
    finish(work, 'failed');
    requeue({ isSuspect: false });
    hung?.kill('SIGKILL');
    startWaiting();
  };

  const dispatch = (work: Work) => {
    clearTimeout(ending);
    child ??= startProgram();
    child.ref();
    child.channel?.ref();
    inFlight.set(work.id, work);
    work.timer = setTimeout(failTimedOut, timeoutMs, work);
    const { id, path, boundsList, kind } = work;
    child.send({ id, path, boundsList, kind } satisfies PictureJob, () => undefined);
  };

  const startWaiting = () => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const isAlone = next.isSuspect || [...inFlight.values()].some(({ isSuspect }) => isSuspect);
      if (inFlight.size >= (isAlone ? 1 : concurrency)) return;
      waiting.shift();
      dispatch(next);
    }
    if (inFlight.size > 0 || child === null) return;
    // This process may end when it waits for nothing else, and the program with it.
    child.unref();
    child.channel?.unref();
    ending = setTimeout(() => {
      const unused = child;
      child = null;
      unused?.disconnect();
    }, idleMs);
    ending.unref();
  };

  return (
    path: string,
    boundsList: readonly PictureBounds[],
    kind: PictureKind = 'photograph',
  ): Promise<PictureResult> =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.push({ id: lastId, path, boundsList, kind, resolve, isSuspect: false });
      startWaiting();
    });
}
