import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fail } from '#lib/platform/runtime/console.mjs';

/** The oldest Node 24 that the packages support. */
const MIN_VERSION = [24, 15];

/** Whether a Node of this version runs the site: Node 24, from 24.15 on. @param {string} version */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === MIN_VERSION[0] && minor >= MIN_VERSION[1];
}

/**
 * The Node of this process if it is supported, else the first existing one of these files; without one, the command ends with a message.
 * @param {readonly string[]} others
 * @param {NodeJS.Process} [machine]
 * @returns {string}
 */
export function findNode(others, { versions, execPath, platform, arch } = process) {
  if (isSupportedNode(versions.node)) return execPath;
  const other = others.find((file) => existsSync(file));
  if (other) return resolve(other);
  return fail(
    `Node ${MIN_VERSION.join('.')} or a newer Node ${MIN_VERSION[0]} is required; this is ${versions.node}, and no package provides it for ${platform} on ${arch}. Install it from https://nodejs.org.`,
  );
}

/**
 * Options for running a file. `flags` are Node's; `NODE_OPTIONS` overrides them. `nodes`: paths of Node 24, if this process is another version.
 * @typedef {{ args?: readonly string[], flags?: readonly string[], env?: Readonly<Record<string, string>>, nodes?: readonly string[] }} NodeOptions
 */

/**
 * Starts a file with Node 24; the machine's Node may be older.
 * @param {string} file
 * @param {NodeOptions} options
 * @param {import('node:child_process').SpawnOptions} spawnOptions
 */
export function spawnNode(file, { args = [], flags = [], env = {}, nodes = ['node_modules/.bin/node'] }, spawnOptions) {
  const nodeOptions = process.env.NODE_OPTIONS ?? '';
  const ownFlags = flags.filter((flag) => !nodeOptions.includes(flag.replace(/=.*/, '=')));
  const path = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  return spawn(findNode(nodes), ['--disable-warning=ExperimentalWarning', ...ownFlags, file, ...args], {
    ...spawnOptions,
    env: { ...env, ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1' },
  });
}

/**
 * Continues with a file instead of this one: same terminal, signals forwarded, same exit code.
 * @param {string} file
 * @param {NodeOptions} [options]
 */
export function continueWith(file, options = {}) {
  const child = spawnNode(file, options, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
