import { setFlagsFromString } from 'node:v8';

/** Limits the memory of a command that imports much, or undoes that: V8 collects garbage before the heap grows, and the young generation stays small. */
export function limitMemory(): void {
  for (const flag of ['--optimize-for-size', '--max-semi-space-size=1', '--semi-space-growth-factor=1'])
    setFlagsFromString(flag);
}
