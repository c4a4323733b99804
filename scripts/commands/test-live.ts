import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineMissingReason, machinePackages } from '#deploy/live/machine.ts';
import { runGoingLive } from '#deploy/live/run-going-live.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { build } from '../steps/build.ts';
import { installDebian } from '../steps/debian.ts';
import { makeArchives } from '../steps/live-archives.ts';
import { moveOldSites } from '../steps/old-sites.ts';
import { precompress } from '../steps/precompress.ts';

// The move from two old sites, and docs/going-live.md on a separate Debian, which stays in the folder and takes 3 GB.
if (machineMissingReason() !== null) installDebian(...machinePackages);
const reason = machineMissingReason();
if (reason !== null) fail(`The steps of going live cannot be tested here: ${reason}.`);
const folder = process.argv[2] ?? join(tmpdir(), 'campus-live');
mkdirSync(folder, { recursive: true });
build();
precompress();
const archives = join(folder, 'archives');
await makeArchives(archives);
try {
  await moveOldSites(folder);
  await runGoingLive(archives, folder);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
print('All old addresses and all steps of docs/going-live.md passed: test-results/old-sites.txt and going-live.txt.');
