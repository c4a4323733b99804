import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '#lib/platform/runtime/console.mjs';
import { makeRelease } from '#operations/release/release.ts';
import { parts } from '../proof/parts.ts';
import { requireProof } from '../proof/record.ts';

// Arguments: the folder of the archive; `--untested` for a commit whose tests did not all run.
try {
  const { values, positionals } = parseArgs({ options: { untested: { type: 'boolean' } }, allowPositionals: true });
  const names = parts.map(({ name }) => name);
  await makeRelease(resolve(positionals[0] ?? 'release'), requireProof(names, values.untested ?? false));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
