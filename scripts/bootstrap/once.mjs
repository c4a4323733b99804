import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Does a step unless the stamp says that it was done for just this state; the stamp is written when the step is through.
 * @param {string} stampFile
 * @param {string} state
 * @param {() => void} step
 * @param {readonly string[]} [more] states in which as much or more was done
 */
export function once(stampFile, state, step, more = []) {
  const done = (() => {
    try {
      return readFileSync(stampFile, 'utf8');
    } catch {
      return null;
    }
  })();
  if (done === state || (done !== null && more.includes(done))) return;
  step();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, state);
}
