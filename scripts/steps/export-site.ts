import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readerProgram } from '#lib/platform/document-reader/reader-process.ts';
import { fail } from '#lib/platform/runtime/console.mjs';
import { pictureFont } from '#lib/site/seo/icons/picture-font.ts';
import { buildOutput } from '#server/next-adapter/build-output.ts';
import { traceFiles } from './trace-files.ts';

// Files that `.next/standalone` lacks, and files that the site reads.
const siteFiles = [
  buildOutput.files,
  buildOutput.serviceWorker,
  buildOutput.pageScripts,
  '.next/inline-scripts',
  pictureFont.file,
  'campus-api/sample',
  'public',
  'LICENSE',
];
/** Files of `deploy/` for the machine: settings, units, the configuration of nginx. */
const deployFiles = ['site.env.example', 'systemd/*.{service,timer}', '*.conf', '*.sh', 'away.html'];
/** Programs that run in the folder: the site, the commands of the admin, and the programs that these start. */
const programs = [
  'server/main.ts',
  'scripts/standalone.mjs',
  readerProgram,
  'campus-api/pictures/picture-program.ts',
  ...['campus-api', 'office', 'doctor'].map((name) => `scripts/commands/${name}.ts`),
];
/** Programs that run under the import conditions of server modules in Next. */
const serverPrograms = ['campus-api/records/contact/sanitizer-process.ts'];
/** Folders into which the running site writes, besides DATA_DIR. */
export const writableFolders = ['.next/pages', '.next/cache'] as const;

// Next's links between packages stay relative: within the folder.
const copyOptions = { recursive: true, verbatimSymlinks: true } as const;

/** The `package.json` of the folder: the same commands, except builds. */
function packageOfFolder(): string {
  const { name, version, license, type, imports, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = ['start', 'office', 'doctor', 'campus-api'];
  const scripts = Object.fromEntries(
    commands.map((command) => [command, `exec node scripts/standalone.mjs ${command}`]),
  );
  return `${JSON.stringify({ name, version, private: true, license, type, imports, engines, scripts }, null, 2)}\n`;
}

/** Exports the build to a new, self-contained folder, with Node if a package provides it for this kind of machine. */
export async function exportSite(folder: string): Promise<void> {
  if (existsSync(folder)) fail(`${folder} already exists.`);
  cpSync(buildOutput.standalone, folder, copyOptions);
  const traced = [...(await traceFiles(programs)), ...(await traceFiles(serverPrograms, ['node', 'react-server']))];
  for (const file of [...siteFiles, ...traced]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), copyOptions);
  }
  // The framework's server, which `server/main.ts` replaces.
  rmSync(join(folder, 'server.js'));
  for (const file of globSync(deployFiles, { cwd: 'deploy' })) {
    mkdirSync(dirname(join(folder, 'deploy', file)), { recursive: true });
    cpSync(join('deploy', file), join(folder, 'deploy', file));
  }
  writeFileSync(join(folder, 'package.json'), packageOfFolder());
  const commands = join(folder, 'bin/site');
  cpSync('deploy/site.sh', commands);
  chmodSync(commands, 0o755);
  const node = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
  if (existsSync(node)) cpSync(node, join(folder, 'bin/node'));
  // Next copies the settings of the building machine, with its secrets.
  for (const file of globSync('.env*', { cwd: folder })) rmSync(join(folder, file));
  for (const written of writableFolders) mkdirSync(join(folder, written), { recursive: true });
}
