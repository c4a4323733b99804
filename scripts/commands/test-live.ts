import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineMissingReason, neededPackages } from '#deploy/live/machine.ts';
import { goLive } from '#deploy/live/run-going-live.ts';
import { fail, say } from '#lib/runtime/console.mjs';
import { build } from '../steps/build.ts';
import { installDebian } from '../steps/debian.ts';
import { precompress } from '../steps/precompress.ts';
import { standAlone } from '../steps/stand-alone.ts';

// docs/going-live.md on a Debian of its own, which is kept in the folder and takes 1 GB.
if (machineMissingReason() !== null) installDebian(...neededPackages);
const reason = machineMissingReason();
if (reason !== null) fail(`The steps of going live cannot be tried here: ${reason}.`);
const folder = process.argv[2] ?? join(tmpdir(), 'campus-live');
mkdirSync(folder, { recursive: true });
build();
precompress();
const built = join(folder, 'built');
if (existsSync(built)) rmSync(built, { recursive: true });
await standAlone(built);
try {
  await goLive(built, folder);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
say('Every step of docs/going-live.md does what it says; test-results/going-live.txt tells how long each took.');
