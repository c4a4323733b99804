import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { buildOutput } from '#server/next-adapter/build-output.ts';
import { writePageLayouts } from '#server/next-adapter/page-layout.ts';
import { fingerprint } from '../bootstrap/fingerprint.mjs';
import { once } from '../bootstrap/once.mjs';
import { run } from './run.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Bundles the service worker into one file, in the syntax of the oldest browsers of the list (decision record 17). */
function bundleServiceWorker(): void {
  const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  buildSync({
    entryPoints: [at('lib/site/offline/main.ts')],
    outfile: buildOutput.serviceWorker,
    bundle: true,
    minify: true,
    format: 'iife',
    // Unescaped Devanagari: escaped it is twice as long.
    charset: 'utf8',
    target: browserslist.map((browser) => browser.replace(' ', '')),
    logLevel: 'warning',
  });
}

/** The other processes that serve the site from a folder, or are starting to; empty on systems other than Linux. */
function servingProcesses(folder: string): number[] {
  const directory = realpathSync(folder);
  return processes().filter((pid) => {
    if (pid === process.pid) return false;
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return (
        /\0\S*(server\/main|scripts\/commands\/start)\.ts\0/.test(command) &&
        readlinkSync(`/proc/${pid}/cwd`) === directory
      );
    } catch {
      // It has ended meanwhile, or belongs to another user.
      return false;
    }
  });
}

function processes(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

const sources = [
  'app',
  'campus-api',
  'components',
  'content',
  'lib',
  'packages',
  'public',
  'server/next-adapter',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** Suffix of the state in the stamp where the build cannot be exported. */
const SERVED_HERE = ' to be served from here';

/**
 * Builds the site unless these sources are built already. Needs no server and no campus API. `isServedHere`: without the parts
 * for an export, which take a tenth of the time and 137 MB.
 */
export function build({ isServedHere = false } = {}): void {
  const state = fingerprint(sources);
  const step = () => {
    const serving = servingProcesses('.');
    // A build begins by removing the previous one, and the site continues to write there.
    if (serving.length > 0)
      fail(
        `The site is not built: one is being served from this folder (process ${serving.join(', ')}), and would lose its files. Stop it first, or build in a separate folder: docs/operations.md.`,
      );
    print('Building the site (about a minute, and only after a change) …');
    // The same sources give the same build, names of functions included; the site has no server actions whose arguments this key would protect.
    process.env.SITE_BUILD = state.slice(0, 20);
    if (isServedHere) process.env.SITE_SERVED_HERE = '1';
    process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = Buffer.from(state, 'hex').toString('base64');
    run('next', ['build'], 'The site could not be built; see the error above.');
    bundleServiceWorker();
    writePageLayouts();
    for (const path of Object.values(buildOutput)) {
      if (!existsSync(path) && !(isServedHere && path === buildOutput.standalone))
        fail(`The site could not be built: there is no ${path} (docs/upgrading-next.md).`);
    }
  };
  if (isServedHere) once('.next/built-from', state + SERVED_HERE, step, [state]);
  else once('.next/built-from', state, step);
}
