/** Time limit of one call, including its body. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Why the signal fired: time-out, or the visitor left. */
  reason(): 'timeout' | 'cancelled';
  /** Removes the time limit; the visitor can still cancel. */
  disarm(): void;
  expire(): void;
}

export function startDeadline(milliseconds: number, visitor?: AbortSignal): Deadline {
  const time = new AbortController();
  const timer = setTimeout(() => time.abort(), milliseconds);
  return {
    signal: visitor ? AbortSignal.any([time.signal, visitor]) : time.signal,
    reason: () => (time.signal.aborted ? 'timeout' : 'cancelled'),
    disarm: () => clearTimeout(timer),
    expire: () => time.abort(),
  };
}

/** Rejects once the signal fires, for promises that take no signal themselves. */
export async function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
