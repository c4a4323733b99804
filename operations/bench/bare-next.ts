import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort, type RunningServer, startProgram } from '#e2e/support/process.ts';
import { fingerprint } from '#scripts/bootstrap/fingerprint.mjs';
import { once } from '#scripts/bootstrap/once.mjs';

const folder = resolve('operations/bench/bare-next');
const next = resolve('node_modules/next/dist/bin/next');

/** Starts an empty static page of the framework without the site's code; it is built once. */
export async function startBareNext(): Promise<RunningServer> {
  const sources = ['package-lock.json', `${folder}/app`, `${folder}/next.config.mjs`];
  once(`${folder}/.next/built-from`, fingerprint(sources), () => {
    // Turbopack looks in the folders above, and would build the site's own `instrumentation.ts` into it.
    const { status } = spawnSync(process.execPath, [next, 'build', '--webpack'], { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error('the bare page could not be built');
  });
  const port = await freePort();
  const args = [next, 'start', folder, '--port', String(port)];
  return startProgram(args, { NODE_ENV: 'production' }, port);
}
