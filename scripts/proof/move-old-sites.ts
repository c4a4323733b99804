import { runMoves } from '#deploy/wordpress/run-moves.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { folderOf } from './tools.ts';

// Fills two WordPress sites, moves them to this site, and requests all their old addresses.
try {
  await runMoves(folderOf('wordpress'));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
print('All old addresses lead to the right page; the counts are in test-results/old-sites.txt.');
