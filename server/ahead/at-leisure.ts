import { setTimeout as wait } from 'node:timers/promises';

/** Does one piece of work once nobody waits, and rests after it. @throws Enough */
export type AtLeisure = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Why nothing more is made ahead: the site stops, or something newer is to be made first. */
export class Enough extends Error {
  override readonly name = 'Enough';
}

const PAUSE_MS = 20;
/** It rests for so many times what the processor did meanwhile, for visitors too: a quarter of one core is the most. */
const RESTS = 3;
/** While visitors wait it looks again so often. */
const LOOK_MS = 50;

interface Leisure {
  isEnough: () => boolean;
  /** Whether a visitor waits for an answer that is being made. */
  doesVisitorWait?: () => boolean;
}

export function atLeisure({ isEnough, doesVisitorWait = () => false }: Leisure): AtLeisure {
  return async (work) => {
    while (doesVisitorWait() && !isEnough()) await wait(LOOK_MS, undefined, { ref: false });
    if (isEnough()) throw new Enough();
    const before = process.cpuUsage();
    try {
      return await work();
    } finally {
      const { user, system } = process.cpuUsage(before);
      await wait(Math.max(PAUSE_MS, (RESTS * (user + system)) / 1000), undefined, { ref: false });
    }
  };
}
