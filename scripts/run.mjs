import { memoryFlags, memorySettings } from '#server/memory.mjs';
import { install } from './bootstrap/install.mjs';
import { continueWith } from './bootstrap/node.mjs';

// `npm run …` begins here, on whatever Node the machine has; from the second line on it is the project's own.
const [command = '', ...args] = process.argv.slice(2);
/** Commands of those who run the site; all others need the packages of development. */
const ofTheSite = ['start', 'dev', 'build', 'standalone', 'campus-api', 'office', 'doctor'];
install({ withDevelopment: !ofTheSite.includes(command) });
const serves = command === 'start' && { flags: memoryFlags, env: memorySettings };
continueWith(`scripts/commands/${command}.ts`, { args, ...serves });
