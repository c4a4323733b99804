import { rejectOnAbort } from './deadline.ts';

/** How many exchanges may be under way at once; the others wait in line as long as their signal lets them. */
export interface Slots {
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

export function createSlots(size: number): Slots {
  let free = size;
  const line: (() => void)[] = [];

  function release() {
    const next = line.shift();
    if (next) next();
    else free += 1;
  }

  async function acquire(signal: AbortSignal) {
    if (free > 0) {
      free -= 1;
      return;
    }
    const turn = Promise.withResolvers<void>();
    line.push(turn.resolve);
    try {
      await rejectOnAbort(turn.promise, signal);
    } catch (reason) {
      const place = line.indexOf(turn.resolve);
      if (place < 0) release();
      else line.splice(place, 1);
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
