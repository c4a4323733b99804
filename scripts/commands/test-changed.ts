import { fail, print } from '#lib/platform/runtime/console.mjs';
import { changedFiles, defaultBase, testsFor } from '../proof/changed.ts';
import { readImporters } from '../proof/nearest-tests.ts';
import { parts, playwrightFiles, unitFiles } from '../proof/parts.ts';
import { prepareTests } from '../proof/prepare-tests.ts';
import { runParts } from '../proof/run.ts';

// Tests what differs from a commit, by default from where this branch left main; uncommitted changes too.
const base = process.argv[2] ?? defaultBase();
const files = changedFiles(base) ?? fail(`git does not know the commit ${base}.`);
if (files.length === 0) fail(`Nothing differs from ${base}.`);
const { unit, endToEnd, leftOut } = testsFor(files, readImporters());
prepareTests();
print(
  `${files.length} files differ from ${base}: ${unit.length} unit test files, ${endToEnd.length} end-to-end files.`,
);
const isCheck = ({ isParallel }: { isParallel?: boolean }) => isParallel === true;
const build = parts.filter(({ name }) => name === 'build' && endToEnd.length > 0);
await runParts(
  [
    ...parts.filter(isCheck),
    ...(unit.length > 0 ? [unitFiles(unit)] : []),
    ...build,
    ...(endToEnd.length > 0 ? [playwrightFiles(endToEnd)] : []),
  ],
  { isWhole: false },
);
print(`Left out: ${[...leftOut, 'the rest of npm test and npm run test:all'].join('; ')}.`);
