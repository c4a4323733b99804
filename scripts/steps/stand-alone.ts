import { cpSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildOutput } from '#lib/next/build-output.ts';
import { giveUp } from '#lib/runtime/say.mjs';
import { traceFiles } from './trace-files.ts';

// What Next leaves to those who serve it, and what the site reads beside it.
const beside = [buildOutput.files, buildOutput.pageScripts, '.next/inline-scripts', 'public', 'LICENSE'];
/** What runs in the folder: the site, and the commands of the office. */
const programs = ['server/main.ts', ...['campus-api', 'office', 'doctor'].map((name) => `scripts/commands/${name}.ts`)];
/** Where the running site writes, besides DATA_DIR. */
export const writtenFolders = ['.next/pages', '.next/page-data', '.next/cache'] as const;

// Next's links between packages stay as they are written: within the folder.
const whole = { recursive: true, verbatimSymlinks: true } as const;

/** Lays the built site into a new folder, with all that it needs to run but Node. */
export async function standAlone(folder: string): Promise<void> {
  if (existsSync(folder)) giveUp(`${folder} is there already.`);
  cpSync(buildOutput.standalone, folder, whole);
  for (const file of [...beside, ...(await traceFiles(programs))]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), whole);
  }
  // The framework's own server, in place of which stands `server/main.ts`.
  rmSync(join(folder, 'server.js'));
  // Next takes the settings of the machine that builds along, secrets and all.
  for (const file of globSync('.env*', { cwd: folder })) rmSync(join(folder, file));
  for (const written of writtenFolders) mkdirSync(join(folder, written), { recursive: true });
}
