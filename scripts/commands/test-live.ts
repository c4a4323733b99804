import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineMissingReason, machinePackages } from '#deploy/live/machine.ts';
import { runGoingLive } from '#deploy/live/run-going-live.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { exportSite } from '#scripts/steps/export-site.ts';
import { build } from '../steps/build.ts';
import { installDebian } from '../steps/debian.ts';
import { precompress } from '../steps/precompress.ts';

// docs/going-live.md on a separate Debian, which stays in the folder and takes 1 GB.
if (machineMissingReason() !== null) installDebian(...machinePackages);
const reason = machineMissingReason();
if (reason !== null) fail(`The steps of going live cannot be tested here: ${reason}.`);
const folder = process.argv[2] ?? join(tmpdir(), 'campus-live');
mkdirSync(folder, { recursive: true });
build();
precompress();
const built = join(folder, 'built');
if (existsSync(built)) rmSync(built, { recursive: true });
await exportSite(built);
try {
  await runGoingLive(built, folder);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
print('All steps of docs/going-live.md passed; their durations are in test-results/going-live.txt.');
