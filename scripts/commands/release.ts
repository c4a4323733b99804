import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '#lib/platform/runtime/console.mjs';
import { makeRelease } from '#operations/release/release.ts';
import { parts } from '../proof/parts.ts';
import { requireProof } from '../proof/record.ts';

// Arguments: the folder of the archive; `--key FILE` signs it; `--untested` for a commit whose tests did not all run.
try {
  const { values, positionals } = parseArgs({
    options: { untested: { type: 'boolean' }, key: { type: 'string' } },
    allowPositionals: true,
  });
  const names = parts.map(({ name }) => name);
  const proof = requireProof(names, values.untested ?? false);
  await makeRelease(resolve(positionals[0] ?? 'release'), proof, values.key && resolve(values.key));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
