import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Runs a step unless the stamp contains the same state; the stamp is written after the step.
 * @param {string} stampFile
 * @param {string} state
 * @param {() => void} step
 * @param {readonly string[]} [more] further states that also cover the step
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
