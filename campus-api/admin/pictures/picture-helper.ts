import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Pixels that a picture fits into. */
export interface Frame {
  width: number;
  height: number;
}

/** What the program is asked for: a picture in several sizes, the largest first. */
export interface PictureJob {
  id: number;
  path: string;
  frames: readonly Frame[];
}

const answerSchema = z.object({
  id: z.number(),
  /** Null: it is no picture that can be read. */
  sizes: z.array(z.instanceof(Buffer)).nullable(),
  isScan: z.boolean(),
});
export type PictureAnswer = z.infer<typeof answerSchema>;

/** `failed`: the program died of this picture or did not come to its end. */
export type PictureOutcome = PictureAnswer | 'failed';

interface Settings {
  program: string;
  /** Pictures at once. */
  atOnce: number;
  /** Milliseconds for a picture, and until a program without work is ended. */
  patience: number;
  idle: number;
}

interface Work extends PictureJob {
  resolve(outcome: PictureOutcome): void;
  /** Was under way when the program died: tried once more, alone. */
  isSuspect: boolean;
  timer?: NodeJS.Timeout;
}

const usual: Settings = {
  program: fileURLToPath(new URL('./picture-program.ts', import.meta.url)),
  atOnce: Math.min(2, availableParallelism()),
  patience: 60_000,
  idle: 5000,
};

/**
 * Pictures are made ready by a program that is begun when there is work and ended when there is none. A picture that it dies of, or hangs at, fails alone:
 * those that were under way with it are tried again one by one.
 */
export function createPictureHelper(settings: Partial<Settings> = {}) {
  const { program, atOnce, patience, idle } = { ...usual, ...settings };
  const waiting: Work[] = [];
  const inFlight = new Map<number, Work>();
  let child: ChildProcess | null = null;
  let ending: NodeJS.Timeout | undefined;
  let lastId = 0;

  const settle = (work: Work, outcome: PictureOutcome) => {
    clearTimeout(work.timer);
    inFlight.delete(work.id);
    work.resolve(outcome);
  };

  const begin = (): ChildProcess => {
    const begun = fork(program, [], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=1'],
      // The allocator keeps less of what the pictures took.
      env: { MALLOC_ARENA_MAX: '2', ...process.env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    begun.on('message', (message) => {
      const answer = answerSchema.safeParse(message).data;
      const work = answer && inFlight.get(answer.id);
      if (work) settle(work, answer);
      startWaiting();
    });
    const onEnd = () => {
      if (child !== begun) return;
      child = null;
      const [only, other] = inFlight.values();
      if (only && !other) settle(only, 'failed');
      putBack({ isSuspect: true });
      startWaiting();
    };
    begun.once('exit', onEnd);
    begun.once('error', onEnd);
    return begun;
  };

  const putBack = ({ isSuspect }: { isSuspect: boolean }) => {
    for (const work of [...inFlight.values()].reverse()) {
      clearTimeout(work.timer);
      waiting.unshift({ ...work, isSuspect: work.isSuspect || isSuspect });
    }
    inFlight.clear();
  };

  /** The program is ended for one picture: the others go to the next one. */
  const rejectLate = (work: Work) => {
    const hung = child;
    child = null;
    settle(work, 'failed');
    putBack({ isSuspect: false });
    hung?.kill('SIGKILL');
    startWaiting();
  };

  const give = (work: Work) => {
    clearTimeout(ending);
    child ??= begin();
    child.ref();
    child.channel?.ref();
    inFlight.set(work.id, work);
    work.timer = setTimeout(rejectLate, patience, work);
    child.send({ id: work.id, path: work.path, frames: work.frames } satisfies PictureJob, () => undefined);
  };

  const startWaiting = () => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const isAlone = next.isSuspect || [...inFlight.values()].some(({ isSuspect }) => isSuspect);
      if (inFlight.size >= (isAlone ? 1 : atOnce)) return;
      waiting.shift();
      give(next);
    }
    if (inFlight.size > 0 || child === null) return;
    // Whoever waits for nothing else may end, and the program with it.
    child.unref();
    child.channel?.unref();
    ending = setTimeout(() => {
      const unused = child;
      child = null;
      unused?.disconnect();
    }, idle);
    ending.unref();
  };

  return (path: string, frames: readonly Frame[]): Promise<PictureOutcome> =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.push({ id: lastId, path, frames, resolve, isSuspect: false });
      startWaiting();
    });
}
