import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { rejectOnAbort } from './deadline.ts';

/** Limits concurrent calls; the others wait in a queue until their signal fires. */
interface Slots {
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

/** Role of an upstream. */
export type UpstreamRole = 'campusApi' | 'siteContent' | 'fileSizes' | 'categories' | 'pictures';

/** The circuit breaker and queue of an upstream, one for each in the process. */
export interface UpstreamHealth {
  readonly role: UpstreamRole;
  readonly breaker: Breaker;
  readonly slots: Slots;
}

const all = () => processSingleton('upstream-health', () => new Map<string, UpstreamHealth>());

export function healthOf(name: string, concurrent: number, role: UpstreamRole): UpstreamHealth {
  const existing = all().get(name);
  if (existing) return existing;
  const health = { role, breaker: createBreaker(), slots: createSlots(concurrent) };
  all().set(name, health);
  return health;
}

/** Resets all breakers and queues. */
export function resetHealth(): void {
  all().clear();
}

/** Whether the breaker of each upstream used so far is open, by name. */
export function openBreakers(): Record<string, boolean> {
  return Object.fromEntries([...all()].map(([name, { breaker }]) => [name, breaker.state().open]));
}

/** States by role, without addresses. */
export function statesByRole(): Partial<Record<UpstreamRole, ReturnType<Breaker['state']>>> {
  return Object.fromEntries([...all().values()].map(({ role, breaker }) => [role, breaker.state()]));
}
