import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fail } from '#lib/platform/runtime/console.mjs';
import { sanitizerProgram } from '#lib/platform/sanitize/sanitizer.ts';
import { pictureFont } from '#lib/site/seo/icons/picture-font.ts';
import { readerProgram, recogniserProgram } from '#packages/document-reader/index.ts';
import { buildOutput } from '#server/next-adapter/build-output.ts';
import { HASHES_FILE } from '#server/next-adapter/inline-scripts.ts';
import { isServed, makePortable } from '#server/next-adapter/portable-build.ts';
import { siteCompletion } from '../bootstrap/site-commands.mjs';

interface Tracer {
  nodeFileTrace(
    files: readonly string[],
    options: {
      base: string;
      processCwd: string;
      readFile(path: string): Promise<Buffer | string | null>;
      ignore: string;
      conditions: readonly string[];
    },
  ): Promise<{ fileList: Set<string> }>;
}

// The tracer that Next uses for files of pages; it does not parse types.
const tracer: Tracer = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');

/** The source without types; null for a missing file. */
async function readAsScript(path: string): Promise<Buffer | string | null> {
  const bytes = await readFile(path).catch(() => null);
  return path.endsWith('.ts') && bytes ? stripTypeScriptTypes(bytes.toString()) : bytes;
}

/** Paths, from the project's root, of all files that these programs may load under these import conditions, packages included. */
async function traceFiles(programs: readonly string[], conditions: readonly string[] = ['node']): Promise<string[]> {
  const base = resolve('.');
  const { fileList } = await tracer.nodeFileTrace(
    programs.map((program) => resolve(program)),
    {
      base,
      processCwd: base,
      readFile: readAsScript,
      // The framework has traced its own files, without those for builds and development (`.next/standalone`).
      ignore: 'node_modules/next/dist/server/next.js',
      conditions,
    },
  );
  return [...fileList];
}

// Files that `.next/standalone` lacks, and files that the site reads.
const siteFiles = [
  buildOutput.files,
  buildOutput.serviceWorker,
  buildOutput.pageScripts,
  buildOutput.layouts,
  HASHES_FILE,
  pictureFont.file,
  'campus-api/sample',
  'public',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs',
];
/** Files of `deploy/` for the machine: settings, units, the configuration of nginx, rules of Prometheus. */
const deployFiles = [
  'site.env.example',
  'systemd/*.{service,socket,timer}',
  'monitoring/*.{json,yaml}',
  '*.conf',
  '*.sh',
  'away.html',
  'release-signers',
  '*.caddyfile',
  'Caddyfile',
];
/** Programs that run in the folder: the site, the commands of the admin, and the programs that these start. */
const programs = [
  'server/main.ts',
  'scripts/standalone.mjs',
  'operations/machine/copy-database.ts',
  'operations/machine/replace-file.ts',
  readerProgram,
  recogniserProgram,
  'campus-api/pictures/picture-program.ts',
  ...['campus-api', 'admin', 'doctor', 'watch', 'machine', 'remote-backup', 'bounces', 'export-static'].map(
    (name) => `scripts/commands/${name}.ts`,
  ),
];
/** Programs that run under the import conditions of server modules in Next. */
const serverPrograms = [sanitizerProgram];
/** Folders into which the running site writes, besides DATA_DIR. */
export const writableFolders = ['.next/pages', '.next/cache'] as const;

// Next's links between packages stay relative: within the folder.
const copyOptions = { recursive: true, verbatimSymlinks: true } as const;

/** The version with the commit as build metadata; sources without git have only the version. */
function versionWithCommit(version: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? `${version}+${stdout.trim()}` : version;
}

/** The `package.json` of the folder: the same commands, except builds. */
function packageOfFolder(): string {
  const { name, version, license, type, imports, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = ['start', 'admin', 'doctor', 'watch', 'campus-api'];
  const scripts = Object.fromEntries(
    commands.map((command) => [command, `exec node scripts/standalone.mjs ${command}`]),
  );
  return `${JSON.stringify({ name, version: versionWithCommit(version), private: true, license, type, imports, engines, scripts }, null, 2)}\n`;
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Exports the build to a new, self-contained folder, with Node if a package provides it for this kind of machine. */
export async function exportSite(folder: string): Promise<void> {
  if (existsSync(folder)) fail(`${folder} already exists.`);
  // The framework copies more of the project than the site reads.
  for (const part of ['.next', 'node_modules']) {
    const filter = (path: string) => isServed(relative(buildOutput.standalone, path));
    cpSync(join(buildOutput.standalone, part), join(folder, part), { ...copyOptions, filter });
  }
  const traced = [...(await traceFiles(programs)), ...(await traceFiles(serverPrograms, ['node', 'react-server']))];
  for (const file of [...siteFiles, ...traced]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { ...copyOptions, filter: (path) => !path.endsWith('.test.ts') });
  }
  removeEmptyFolders(join(folder, '.next/server'));
  makePortable(folder);
  for (const file of globSync(deployFiles, { cwd: 'deploy' })) {
    mkdirSync(dirname(join(folder, 'deploy', file)), { recursive: true });
    cpSync(join('deploy', file), join(folder, 'deploy', file));
  }
  writeFileSync(join(folder, 'package.json'), packageOfFolder());
  const commands = join(folder, 'bin/site');
  cpSync('deploy/site.sh', commands);
  chmodSync(commands, 0o755);
  writeFileSync(`${commands}-completion`, siteCompletion());
  const node = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
  if (existsSync(node)) cpSync(node, join(folder, 'bin/node'));
  for (const written of writableFolders) mkdirSync(join(folder, written), { recursive: true });
}
