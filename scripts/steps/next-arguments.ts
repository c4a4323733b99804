import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** How Node starts Next: the server of `next start` behind the gate, which sees every request first (`lib/gate/`). */
export function nextArguments(args: readonly string[]): string[] {
  const gate = args[0] === 'start' ? ['--import', pathToFileURL(resolve('lib/gate/start.ts')).href] : [];
  return ['--disable-warning=ExperimentalWarning', ...gate, resolve('node_modules/next/dist/bin/next'), ...args];
}
