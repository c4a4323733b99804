/** Restores the archive named second into the folder named first, and dies where the database would be put in place. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [, , dataDir = '', file = ''] = process.argv;
const { renameSync } = fs;
fs.renameSync = (from, to) => {
  if (String(to) === `${dataDir}/campus.db`) process.kill(process.pid, 'SIGKILL');
  renameSync(from, to);
};
syncBuiltinESMExports();

const { runCommandLine } = await import('../commands/command-line.ts');
await runCommandLine(['restore', file, '--yes'], { NODE_ENV: 'test', DATA_DIR: dataDir });
