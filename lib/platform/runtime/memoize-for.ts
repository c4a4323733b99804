import 'server-only';
import { processSingleton } from './process-singleton.ts';

export interface MemoizedValue {
  value: Promise<unknown>;
  since: number;
}

/** Caches the result of `make` under a key for `ms` milliseconds, and shares calls in flight; failures are not cached. A key always has the same type. */
export function memoizeFor<T>(key: string, ms: number, make: () => Promise<T>): Promise<T> {
  const values = processSingleton('memoized-values', () => new Map<string, MemoizedValue>());
  const cached = values.get(key);
  if (cached && performance.now() - cached.since < ms) return cached.value as Promise<T>;
  const value = make();
  values.set(key, { value, since: performance.now() });
  value.catch(() => values.delete(key));
  return value;
}
