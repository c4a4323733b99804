import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readerProgram } from '#lib/document-reader/reader-process.ts';
import { buildOutput } from '#lib/next/build-output.ts';
import { fail } from '#lib/runtime/console.mjs';
import { cardFont } from '#lib/seo/cards/card-font.ts';
import { traceFiles } from './trace-files.ts';

// What Next leaves to those who serve it, and what the site reads beside it.
const beside = [
  buildOutput.files,
  buildOutput.serviceWorker,
  buildOutput.pageScripts,
  '.next/inline-scripts',
  cardFont.file,
  'campus-api/sample',
  'public',
  'LICENSE',
];
/** What a machine needs around the site: settings, units, the configuration of nginx. */
const around = ['site.env.example', 'systemd/*.{service,timer}', '*.conf', '*.sh', 'away.html'];
/** What runs in the folder: the site, the commands of the office, and the programs that these start. */
const programs = [
  'server/main.ts',
  'scripts/standalone.mjs',
  readerProgram,
  'campus-api/admin/pictures/picture-program.ts',
  ...['campus-api', 'office', 'doctor'].map((name) => `scripts/commands/${name}.ts`),
];
/** What runs under the condition under which Next runs the server's modules. */
const serverPrograms = ['campus-api/admin/contact/sanitizer-process.ts'];
/** Where the running site writes, besides DATA_DIR. */
export const writtenFolders = ['.next/pages', '.next/page-data', '.next/cache'] as const;

// Next's links between packages stay as they are written: within the folder.
const whole = { recursive: true, verbatimSymlinks: true } as const;

/** What `npm` and Node read of the folder: the same commands by the same names, without those that build. */
function packageOfFolder(): string {
  const { name, version, license, type, imports, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = ['start', 'office', 'doctor', 'campus-api'];
  const scripts = Object.fromEntries(
    commands.map((command) => [command, `exec node scripts/standalone.mjs ${command}`]),
  );
  return `${JSON.stringify({ name, version, private: true, license, type, imports, engines, scripts }, null, 2)}\n`;
}

/** Lays the built site into a new folder, with all that it needs to run: Node too, where a package has it for this kind of machine. */
export async function standAlone(folder: string): Promise<void> {
  if (existsSync(folder)) fail(`${folder} is there already.`);
  cpSync(buildOutput.standalone, folder, whole);
  const traced = [...(await traceFiles(programs)), ...(await traceFiles(serverPrograms, ['node', 'react-server']))];
  for (const file of [...beside, ...traced]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), whole);
  }
  // The framework's own server, in place of which stands `server/main.ts`.
  rmSync(join(folder, 'server.js'));
  for (const file of globSync(around, { cwd: 'deploy' })) {
    mkdirSync(dirname(join(folder, 'deploy', file)), { recursive: true });
    cpSync(join('deploy', file), join(folder, 'deploy', file));
  }
  writeFileSync(join(folder, 'package.json'), packageOfFolder());
  const commands = join(folder, 'bin/site');
  cpSync('deploy/site.sh', commands);
  chmodSync(commands, 0o755);
  const node = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
  if (existsSync(node)) cpSync(node, join(folder, 'bin/node'));
  // Next takes the settings of the machine that builds along, secrets and all.
  for (const file of globSync('.env*', { cwd: folder })) rmSync(join(folder, file));
  for (const written of writtenFolders) mkdirSync(join(folder, written), { recursive: true });
}
