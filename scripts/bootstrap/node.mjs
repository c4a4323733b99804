import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/**
 * Runs a file with the project's own Node 24 in place of this process: same terminal, signals passed on, same exit code.
 * The machine's Node may be older. `flags` are Node's; one that `NODE_OPTIONS` has too counts as it says.
 * @param {string} file
 * @param {{ args?: readonly string[], flags?: readonly string[], env?: Readonly<Record<string, string>> }} [options]
 */
export function continueWith(file, { args = [], flags = [], env = {} } = {}) {
  const bin = resolve('node_modules/.bin');
  const wanted = process.env.NODE_OPTIONS ?? '';
  const ours = flags.filter((flag) => !wanted.includes(flag.replace(/=.*/, '=')));
  const child = spawn(resolve(bin, 'node'), ['--disable-warning=ExperimentalWarning', ...ours, file, ...args], {
    stdio: 'inherit',
    env: { ...env, ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NEXT_TELEMETRY_DISABLED: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
