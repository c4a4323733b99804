import { processSingleton } from './process-singleton.ts';

/** A function that runs `make` once per object, and caches the result for the lifetime of the object. */
export function memoizeOf<Source extends object, T>(key: string, make: (source: Source) => T): (source: Source) => T {
  return (source) => {
    const cache = processSingleton(key, () => new WeakMap<Source, { value: T }>());
    const entry = cache.get(source) ?? { value: make(source) };
    cache.set(source, entry);
    return entry.value;
  };
}
