interface QueueLimits {
  /** Jobs that run at a time. */
  concurrency: number;
  /** Jobs that wait for a slot. */
  maxWaiting: number;
  /** Jobs of one key that run or wait. */
  maxPerKey: number;
}

/** Runs jobs in their order, a few at a time, and refuses jobs beyond its limits. */
export interface BoundedQueue {
  /** Null where the queue is full. `key` names the client that sent the job. */
  run<Result>(key: string, job: () => Promise<Result>): Promise<Result> | null;
}

export function createBoundedQueue({ concurrency, maxWaiting, maxPerKey }: QueueLimits): BoundedQueue {
  const waiting: (() => void)[] = [];
  const pending = new Map<string, number>();
  let running = 0;

  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const count = (key: string, change: number) => {
    const jobs = (pending.get(key) ?? 0) + change;
    if (jobs > 0) pending.set(key, jobs);
    else pending.delete(key);
  };
  async function start<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
    count(key, 1);
    try {
      if (running < concurrency) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await job();
      } finally {
        release();
      }
    } finally {
      count(key, -1);
    }
  }

  return {
    run(key, job) {
      const isFull = running >= concurrency && waiting.length >= maxWaiting;
      return isFull || (pending.get(key) ?? 0) >= maxPerKey ? null : start(key, job);
    },
  };
}
