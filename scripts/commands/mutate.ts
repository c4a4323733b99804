import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { defaultFiles, drawMutants } from '../mutate/sample.ts';
import { copyTree } from '../mutate/tree-copy.ts';
import { nearestTests, tryMutant } from '../mutate/try-mutants.ts';
import { readImporters } from '../proof/nearest-tests.ts';

// Changes random lines in a copy of the tree, and runs the nearest unit tests: lists the changes that no test notices.
const options = {
  count: { type: 'string', default: '60' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  files: { type: 'string', multiple: true, default: defaultFiles },
} as const;
const { values } = parseArgs({ options });
const [count, seed] = [Number(values.count), Number(values.seed)];
if (!Number.isInteger(count) || !Number.isInteger(seed)) fail('--count and --seed are whole numbers.');
print(`Seed ${seed} (--seed ${seed} draws the same places).`);
const mutants = drawMutants(values.files, count, seed);
const importers = readImporters();
const copy = copyTree();
const folder = realpathSync(copy.folder);
process.on('exit', copy.remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
print(`${mutants.length} places.`);
const survivors: string[] = [];
let killed = 0;
for (const mutant of mutants) {
  const state = tryMutant(folder, mutant, nearestTests(importers, mutant.file));
  const text = `${state}: ${mutant.file}:${mutant.line}\n    - ${mutant.before}\n    + ${mutant.after}`;
  print(text);
  if (state === 'killed' || state === 'timed out') killed += 1;
  else survivors.push(text);
}
console.log(`\n${survivors.length} that no test noticed:`);
for (const text of survivors) console.log(text);
console.log(`${killed} of ${mutants.length} changes were noticed (${Math.round((100 * killed) / mutants.length)} %).`);
