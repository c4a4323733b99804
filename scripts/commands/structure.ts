import { fail, say } from '#lib/runtime/console.mjs';
import { rooms } from '#scripts/layers/modules.ts';
import { upwardImports } from '../layers/check.ts';
import { wrongComponents } from '../layers/components.ts';
import { retiredWords } from '../vocabulary/check.ts';

const wrong = [...upwardImports(), ...wrongComponents(), ...retiredWords()];
for (const sentence of wrong) console.error(sentence);
if (wrong.length > 0)
  fail(
    `${wrong.length} lines to change: docs/architecture.md has the rooms, CONTRIBUTING.md the rules for components, scripts/vocabulary the words.`,
  );
say(`${rooms.length} rooms import downwards alone, in the words of the field.`);
