import { fileURLToPath } from 'node:url';
import { giveUp } from '#lib/runtime/say.mjs';
import { memoryFlags, memorySettings, officeFlags, officeSettings } from '#server/process/memory.mjs';
import { continueWith } from './bootstrap/node.mjs';

// In a folder that `npm run standalone` laid out, commands begin here, on whatever Node the machine has: `bin/site start`, `npm start`.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** @type {Readonly<Record<string, string>>} */
const programs = {
  start: 'server/main.ts',
  office: 'scripts/commands/office.ts',
  doctor: 'scripts/commands/doctor.ts',
  'campus-api': 'scripts/commands/campus-api.ts',
};
const [command = '', ...args] = process.argv.slice(2);
const program = programs[command];
if (!program) giveUp(`bin/site ${Object.keys(programs).join(' | ')}: which of them?`);
const serving = {
  start: { flags: memoryFlags, env: memorySettings },
  office: { flags: officeFlags, env: officeSettings },
};
const serves = command === 'start' || command === 'office' ? serving[command] : {};
continueWith(program, { args, ...serves, nodes: ['bin/node'] });
