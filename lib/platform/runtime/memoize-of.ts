import { processSingleton } from './process-singleton.ts';

/** A function that runs `make` once per object, and caches the result for the lifetime of the object. A key always has the same type. */
export function memoizeOf<Source extends object, T>(key: string, make: (source: Source) => T): (source: Source) => T {
  return (source) => {
    const caches = processSingleton('memoized-by-object', () => new Map());
    const cache = caches.get(key) ?? new WeakMap<object, { value: unknown }>();
    caches.set(key, cache);
    const entry = cache.get(source) ?? { value: make(source) };
    cache.set(source, entry);
    return entry.value as T;
  };
}
