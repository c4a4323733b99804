import fc, { type IRawProperty, type Parameters } from '../../../node_modules/fast-check/lib/cjs/fast-check.js';

declare global {
  /** Factor of the number of random inputs, which the configurations of Jest set: small for every change, large for `npm run test:all`. */
  var fuzzFactor: number;
}

const DEFAULT_RUNS = 100;
const MIN_RUNS = 20;

/** fast-check's `assert` with `fuzzFactor` times as many runs, and all examples. */
function assert<Ts>(property: IRawProperty<Ts>, parameters: Parameters<Ts> = {}): Promise<void> | void {
  const { numRuns = DEFAULT_RUNS, examples = [] } = parameters;
  const runs = Math.max(MIN_RUNS, Math.round(numRuns * globalThis.fuzzFactor));
  return fc.assert(property, { ...parameters, numRuns: runs + examples.length });
}

export default { ...fc, assert };
