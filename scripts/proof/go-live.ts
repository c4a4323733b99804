import { join } from 'node:path';
import { runGoingLive } from '#deploy/live/run-going-live.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { makeArchives } from './live-archives.ts';
import { folderOf } from './tools.ts';

// docs/going-live.md on a separate Debian, which stays in the folder and takes 3 GB.
const folder = folderOf('live');
const archives = join(folder, 'archives');
try {
  await makeArchives(archives);
  await runGoingLive(archives, folder);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
print('All steps of docs/going-live.md passed: test-results/going-live.txt.');
