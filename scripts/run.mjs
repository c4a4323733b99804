import { compileCache } from '#server/process/memory.mjs';
import { install } from './bootstrap/install.mjs';
import { continueWith } from './bootstrap/node.mjs';
import { admin, site } from './bootstrap/served-programs.mjs';
import { supervise } from './bootstrap/supervise.mjs';

// Entry point of `npm run …`, on any version of Node that the machine has; commands then run on the project's Node.
const [command = '', ...args] = process.argv.slice(2);
/** Commands for operators of the site; all others need the development packages. */
const siteCommands = [
  'start',
  'dev',
  'build',
  'standalone',
  'release',
  'campus-api',
  'admin',
  'doctor',
  'export-static',
  'watch',
  'bounces',
  'brand',
];
await install({ withDevelopment: !siteCommands.includes(command) });
const file = `scripts/commands/${command}.ts`;
if (command === 'start') supervise({ ...site, env: { ...site.env, ...compileCache }, firstFile: file, args }, [admin]);
else if (command === 'admin') supervise({ ...admin, args });
else continueWith(file, { args });
