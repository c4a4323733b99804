import { fileURLToPath } from 'node:url';
import { fail } from '#lib/platform/runtime/console.mjs';
import { continueWith } from './bootstrap/node.mjs';
import { admin, site } from './bootstrap/served-programs.mjs';
import { supervise } from './bootstrap/supervise.mjs';

// Entry point of the commands in a folder that `npm run standalone` exported, on any version of Node: `bin/site start`, `npm start`.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const programs = ['start', 'office', 'doctor', 'campus-api'];
const [command = '', ...args] = process.argv.slice(2);
const options = { args, nodes: ['bin/node'] };
if (!programs.includes(command)) fail(`Usage: bin/site ${programs.join(' | ')}`);
if (command === 'start') supervise({ ...site, ...options });
else if (command === 'office') supervise({ ...admin, ...options });
else continueWith(`scripts/commands/${command}.ts`, options);
