import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { wordpressMissingReason, wordpressPackages } from '#deploy/wordpress/programs.ts';
import { runMoves } from '#deploy/wordpress/run-moves.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { build } from '../steps/build.ts';
import { installDebian } from '../steps/debian.ts';

// Two WordPress sites are filled, moved to this site, and all their old addresses are requested.
if (wordpressMissingReason() !== null) installDebian(...wordpressPackages);
const reason = wordpressMissingReason();
if (reason !== null) fail(`The move from WordPress cannot be tested here: ${reason}.`);
build();
const folder = process.argv[2] ?? tmpdir();
mkdirSync(folder, { recursive: true });
try {
  await runMoves(folder, process.argv[3]);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
print('All old addresses lead to the right page; the counts are in test-results/old-sites.txt.');
