/** Restores the archive of the second argument into the folder of the first, and kills itself before the database is replaced. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [, , dataDir = '', file = ''] = process.argv;
const { renameSync } = fs;
fs.renameSync = (from, to) => {
  if (String(to) === `${dataDir}/campus.db`) process.kill(process.pid, 'SIGKILL');
  renameSync(from, to);
};
syncBuiltinESMExports();

const { runCommandLine } = await import('#campus-api/cli/program/command-line.ts');
await runCommandLine(['restore', file, '--yes'], { NODE_ENV: 'test', DATA_DIR: dataDir });
