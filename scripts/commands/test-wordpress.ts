import { tmpdir } from 'node:os';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { build } from '../steps/build.ts';
import { moveOldSites } from '../steps/old-sites.ts';

// A part of `npm run test:live`: the move from two WordPress sites. Arguments: a folder for the sites, and one of the moves.
build();
try {
  await moveOldSites(process.argv[2] ?? tmpdir(), process.argv[3]);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
print('All old addresses lead to the right page; the counts are in test-results/old-sites.txt.');
