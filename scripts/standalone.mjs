import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail } from '#lib/platform/runtime/console.mjs';
import { continueWith } from './bootstrap/node.mjs';
import { admin, site } from './bootstrap/served-programs.mjs';
import { campusCommands, machineCommands, siteHelp } from './bootstrap/site-commands.mjs';
import { supervise } from './bootstrap/supervise.mjs';

// Entry point of the commands in a folder that `npm run standalone` exported, on any version of Node: `bin/site start`, `npm start`.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** The folder of the campuses that `site add` made. */
const SITES = '/srv/campus/sites';

const { campus, words } = readCampus(process.argv.slice(2));
const [command = '', ...args] = words;
const options = { args, nodes: ['bin/node'] };
if (['', 'help', '--help', '-h'].includes(command)) console.log(siteHelp());
else if (['--version', 'version'].includes(command))
  console.log(JSON.parse(readFileSync('package.json', 'utf8')).version);
else if (command in machineCommands) continueWith('scripts/commands/machine.ts', { ...options, args: words });
else if (!(command in campusCommands)) fail(`There is no command ${command}: site help lists all.`);
else if (campus !== null && !process.env.SETTINGS_FILE) runForCampus(campus);
else if (command === 'start') supervise({ ...site, ...options });
else if (command === 'admin') supervise({ ...admin, ...options });
else continueWith(`scripts/commands/${command}.ts`, options);

/** The campus that the arguments name; else the only one of this machine, for root. @param {string[]} all */
function readCampus(all) {
  if (all[0] === '--campus') return { campus: all[1] ?? '', words: all.slice(2) };
  const isRoot = process.getuid?.() === 0 && process.cwd().startsWith('/srv/campus/releases/');
  const names = isRoot && existsSync(SITES) ? readdirSync(SITES) : [];
  if (names.length > 1 && !process.env.SETTINGS_FILE && (all[0] ?? '') in campusCommands)
    fail(`This machine has several campuses: site --campus NAME ${all.join(' ')}, with one of ${names.join(', ')}.`);
  return { campus: names[0] ?? null, words: all };
}

/** Runs the command as the user of a campus, with its settings. @param {string} name */
function runForCampus(name) {
  const folder = `${SITES}/${name}`;
  if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(`${folder}/site.env`))
    fail(`There is no campus ${name} on this machine.`);
  const user = `campus-${name}`;
  const { status } = spawnSync('setpriv', ['--reuid', user, '--regid', user, '--init-groups', 'bin/site', ...words], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', SETTINGS_FILE: `${folder}/site.env`, DATA_DIR: `${folder}/data` },
  });
  process.exit(status ?? 1);
}
