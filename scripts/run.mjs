import { memoryFlags, memorySettings, officeFlags, officeSettings } from '#server/process/memory.mjs';
import { install } from './bootstrap/install.mjs';
import { continueWith } from './bootstrap/node.mjs';

// `npm run …` begins here, on whatever Node the machine has; from the second line on it is the project's own.
const [command = '', ...args] = process.argv.slice(2);
/** Commands of those who run the site; all others need the packages of development. */
const ofTheSite = ['start', 'dev', 'build', 'standalone', 'campus-api', 'office', 'doctor', 'brand'];
await install({ withDevelopment: !ofTheSite.includes(command) });
const serving = {
  start: { flags: memoryFlags, env: memorySettings },
  office: { flags: officeFlags, env: officeSettings },
};
const serves = command === 'start' || command === 'office' ? serving[command] : {};
continueWith(`scripts/commands/${command}.ts`, { args, ...serves });
