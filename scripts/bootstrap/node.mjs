import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/**
 * Runs a file with the project's own Node 24 in place of this process: same terminal, signals passed on, same exit code.
 * The machine's Node may be older.
 */
export function continueWith(file, args = []) {
  const bin = resolve('node_modules/.bin');
  const child = spawn(resolve(bin, 'node'), ['--disable-warning=ExperimentalWarning', file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NEXT_TELEMETRY_DISABLED: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
