import { processSingleton } from './process-singleton.ts';

/** A function that runs `make` once for each object, and remembers the result for as long as the object lives. */
export function memoizeOf<Source extends object, T>(key: string, make: (source: Source) => T): (source: Source) => T {
  return (source) => {
    const made = processSingleton(key, () => new WeakMap<Source, { value: T }>());
    const known = made.get(source) ?? { value: make(source) };
    made.set(source, known);
    return known.value;
  };
}
