import { processWide } from './process-wide.ts';

/** `make`, which runs once for each object in this process: what it made is kept as long as the object is. */
export function memoizeOf<Source extends object, T>(key: string, make: (source: Source) => T): (source: Source) => T {
  return (source) => {
    const made = processWide(key, () => new WeakMap<Source, { value: T }>());
    const known = made.get(source) ?? { value: make(source) };
    made.set(source, known);
    return known.value;
  };
}
