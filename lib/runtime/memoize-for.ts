import 'server-only';
import { processSingleton } from './process-singleton.ts';

interface Remembered {
  value: Promise<unknown>;
  since: number;
}

/** Remembers what `make` returns under a key for `ms` milliseconds, and shares a call that is under way; failures are not remembered. A key always has one type. */
export function memoizeFor<T>(key: string, ms: number, make: () => Promise<T>): Promise<T> {
  const kept = processSingleton('remembered', () => new Map<string, Remembered>());
  const known = kept.get(key);
  if (known && performance.now() - known.since < ms) return known.value as Promise<T>;
  const value = make();
  kept.set(key, { value, since: performance.now() });
  value.catch(() => kept.delete(key));
  return value;
}
