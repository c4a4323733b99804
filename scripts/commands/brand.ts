import { print } from '#lib/platform/runtime/console.mjs';
import { contrastFaults } from '../brand/contrast-faults.ts';
import { writeDerivedColours } from '../brand/derived-colours.ts';

// After a change of the tokens in app/globals.css: `npm run brand`.
writeDerivedColours();
print('Updated the default colours of the site and of the admin from the tokens.');
const faults = contrastFaults();
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
