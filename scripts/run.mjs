import { install } from './bootstrap/install.mjs';
import { continueWith } from './bootstrap/node.mjs';
import { admin, site } from './bootstrap/served-programs.mjs';
import { supervise } from './bootstrap/supervise.mjs';

// `npm run …` begins here, on whatever Node the machine has; from the second line on it is the project's own.
const [command = '', ...args] = process.argv.slice(2);
/** Commands of those who run the site; all others need the packages of development. */
const ofTheSite = ['start', 'dev', 'build', 'standalone', 'campus-api', 'office', 'doctor', 'brand'];
await install({ withDevelopment: !ofTheSite.includes(command) });
const file = `scripts/commands/${command}.ts`;
if (command === 'start') supervise({ ...site, firstFile: file, args }, [admin]);
else if (command === 'office') supervise({ ...admin, args });
else continueWith(file, { args });
