import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules/.fresh';

/** npm puts the registry that it is set to in place of any host (`--replace-registry-host=always`). */
const REGISTRY = 'https://registry.invalid';

/** The framework, with what it has for each platform: half of all. @param {string} name */
const isOfFramework = (name) => /^(next|sharp|@(next|img)\/.*)$/.test(name);

/** Each for an npm of its own, since one keeps no more than a core busy. What a package has for each platform is in its share. */
export const shares = [isOfFramework, (/** @type {string} */ name) => !isOfFramework(name)];

/** @typedef {Record<string, string>} Wanted versions, by names */
/**
 * @typedef {{ name?: string, version?: string, resolved?: string, dev?: boolean, optional?: boolean,
 *   dependencies?: Wanted, optionalDependencies?: Wanted, peerDependencies?: Wanted }} Locked
 */

/**
 * The packages of a share as a lock file has them, each with its address: without, npm asks the registry for all versions of each. They are wanted by the
 * folder that they lie in, as the packages that want them may be in the other share.
 * @param {Record<string, Locked>} packages
 * @param {(name: string) => boolean} isIn
 * @param {{ withDevelopment: boolean }} options
 */
export function shareOf(packages, isIn, { withDevelopment }) {
  /** @param {Wanted} [wanted] */
  const within = (wanted = {}) => Object.fromEntries(Object.entries(wanted).filter(([name]) => isIn(name)));
  /** @type {Record<string, Locked & { dependencies: Wanted }>} */
  const share = { '': { dependencies: {}, optionalDependencies: within(packages['']?.optionalDependencies) } };
  for (const [place, { dev, peerDependencies, ...entry }] of Object.entries(packages)) {
    const names = place.split(/\/?node_modules\//).slice(1);
    const [first, last = ''] = [names[0], names.at(-1)];
    if (!first || !isIn(first) || (dev && !withDevelopment)) continue;
    const { name = last, version, optional } = entry;
    const folder = share[place.slice(0, -`/node_modules/${last}`.length)] ?? share[''];
    if (folder && !optional) folder.dependencies[last] = name === last ? `${version}` : `npm:${name}@${version}`;
    share[place] = {
      resolved: `${REGISTRY}/${name}/-/${name.replace(/^.*\//, '')}-${version}.tgz`,
      ...entry,
      dependencies: optional ? within(entry.dependencies) : {},
      optionalDependencies: within(entry.optionalDependencies),
    };
  }
  return share;
}

/**
 * Has npm lay a share out in a folder of its own. False: it could not.
 * @param {string} folder
 * @param {Record<string, Locked>} packages
 * @param {readonly string[]} options npm's
 */
async function layOut(folder, packages, options) {
  mkdirSync(folder, { recursive: true });
  if (existsSync('.npmrc')) copyFileSync('.npmrc', join(folder, '.npmrc'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packages['']));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  const args = ['ci', ...options, '--replace-registry-host=always', '--fetch-retries=0'];
  const npm = spawn('npm', args, { cwd: folder, stdio: 'ignore' });
  return new Promise((resolve) => npm.on('error', () => resolve(false)).on('exit', (code) => resolve(code === 0)));
}

/** Moves what is in a folder into another, in place of what has the same name there. @param {string} from @param {string} to */
function moveUp(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [old, its] = [join(to, name), join(from, name)];
    if (name === '.bin') moveUp(its, old);
    else if (name !== '.package-lock.json') {
      rmSync(old, { recursive: true, force: true });
      renameSync(its, old);
    }
  }
}

/**
 * Installs the packages where there are none, in a third of the time that npm takes by itself. False: it is npm's to do.
 * @param {readonly string[]} options npm's
 * @param {{ withDevelopment: boolean }} which
 */
export async function installFresh(options, which) {
  rmSync(FOLDER, { recursive: true, force: true });
  const { packages = {} } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const folders = shares.map((_, number) => join(FOLDER, `${number}`));
  const laidOut = await Promise.all(
    shares.map((isIn, number) => layOut(folders[number] ?? '', shareOf(packages, isIn, which), options)),
  );
  const isDone = laidOut.every(Boolean);
  if (isDone) for (const folder of folders) moveUp(join(folder, 'node_modules'), 'node_modules');
  rmSync(FOLDER, { recursive: true });
  return isDone;
}
