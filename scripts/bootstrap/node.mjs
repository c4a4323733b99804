import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fail } from '#lib/runtime/console.mjs';

/** The oldest Node 24 that the packages take. */
const OLDEST = [24, 15];

/** Whether a Node of this version runs the site: Node 24, from 24.15 on. @param {string} version */
export function isRightNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === OLDEST[0] && minor >= OLDEST[1];
}

/**
 * The Node of this process where it is the right one, else the first of these files that is there; without one, a sentence ends the command.
 * @param {readonly string[]} others
 * @param {NodeJS.Process} [machine]
 * @returns {string}
 */
export function findNode(others, { versions, execPath, platform, arch } = process) {
  if (isRightNode(versions.node)) return execPath;
  const other = others.find((file) => existsSync(file));
  if (other) return resolve(other);
  return fail(
    `This takes Node ${OLDEST.join('.')} or a newer Node ${OLDEST[0]}, and this is ${versions.node}; none comes along for ${platform} on ${arch}. https://nodejs.org has it.`,
  );
}

/**
 * How a file is run. `flags` are Node's; one that `NODE_OPTIONS` has too counts as it says. `nodes`: where Node 24 is, if this process is another.
 * @typedef {{ args?: readonly string[], flags?: readonly string[], env?: Readonly<Record<string, string>>, nodes?: readonly string[] }} NodeOptions
 */

/**
 * Starts a file with Node 24; the machine's Node may be older.
 * @param {string} file
 * @param {NodeOptions} options
 * @param {import('node:child_process').SpawnOptions} spawnOptions
 */
export function spawnNode(file, { args = [], flags = [], env = {}, nodes = ['node_modules/.bin/node'] }, spawnOptions) {
  const wanted = process.env.NODE_OPTIONS ?? '';
  const ours = flags.filter((flag) => !wanted.includes(flag.replace(/=.*/, '=')));
  const path = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  return spawn(findNode(nodes), ['--disable-warning=ExperimentalWarning', ...ours, file, ...args], {
    ...spawnOptions,
    env: { ...env, ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1' },
  });
}

/**
 * Runs a file in place of this process: same terminal, signals passed on, same exit code.
 * @param {string} file
 * @param {NodeOptions} [options]
 */
export function continueWith(file, options = {}) {
  const child = spawnNode(file, options, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
