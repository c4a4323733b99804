import { giveUp, say } from '#lib/runtime/say.mjs';
import { upwardImports } from '../layers/check.ts';
import { rooms } from '../layers/rooms.ts';

const wrong = upwardImports();
for (const sentence of wrong) console.error(sentence);
if (wrong.length > 0) giveUp(`${wrong.length} imports lead upwards (docs/architecture.md).`);
say(`${rooms.length} rooms import downwards alone.`);
