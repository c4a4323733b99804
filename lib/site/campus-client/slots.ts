import { rejectOnAbort } from './deadline.ts';

/** Limits concurrent calls; the others wait in a queue until their signal fires. */
export interface Slots {
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

export function createSlots(size: number): Slots {
  let free = size;
  const queue: (() => void)[] = [];

  function release() {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }

  async function acquire(signal: AbortSignal) {
    if (free > 0) {
      free -= 1;
      return;
    }
    const turn = Promise.withResolvers<void>();
    queue.push(turn.resolve);
    try {
      await rejectOnAbort(turn.promise, signal);
    } catch (reason) {
      const index = queue.indexOf(turn.resolve);
      if (index < 0) release();
      else queue.splice(index, 1);
      throw reason;
    }
  }

  return {
    async run(signal, work) {
      await acquire(signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
