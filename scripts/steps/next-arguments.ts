import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const QUIET = '--disable-warning=ExperimentalWarning';

const ALONE = resolve('server.js');

/** Next's own program; where the site stands alone, the server that its build left there. */
export const nextProgram = existsSync(ALONE) ? ALONE : resolve('node_modules/next/dist/bin/next');

/** What Node is told before it: `next start` stands behind the gate, which sees every request first (`lib/gate/`). */
export function nodeArguments(command = ''): string[] {
  return command === 'start' ? [QUIET, '--import', pathToFileURL(resolve('lib/gate/start.ts')).href] : [QUIET];
}

/** How Node starts Next. */
export function nextArguments(args: readonly string[]): string[] {
  return [...nodeArguments(args[0]), nextProgram, ...args];
}

/** How Node starts the site: one process is Next itself, several have one before them. */
export function siteArguments(args: readonly string[], processes: number): string[] {
  return processes > 1 ? [QUIET, resolve('lib/processes/primary.ts'), ...args] : nextArguments(args);
}
