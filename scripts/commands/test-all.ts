import { parseArgs } from 'node:util';
import { fail } from '#lib/platform/runtime/console.mjs';
import type { Part } from '../proof/part.ts';
import { selectParts } from '../proof/parts.ts';
import { prepareTests } from '../proof/prepare-tests.ts';
import { runParts } from '../proof/run.ts';

// Arguments are names of parts; without one, all run, except those after `--without`.
function select(): Part[] {
  try {
    const options = { without: { type: 'string', multiple: true } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return selectParts(positionals, values.without);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const selected = select();
prepareTests();
await runParts(selected);
