import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail, print } from '#lib/runtime/console.mjs';
import { contrastFaults } from '../brand/contrast.ts';
import { writeDerivedColours } from '../brand/derived-colours.ts';
import { drawIcons } from '../brand/icons.ts';
import { readLogo } from '../brand/logo.ts';
import { readTokens } from '../brand/tokens.ts';

// For a changed logo or colour: `npm run brand`, or with a new logo, `npm run brand -- logo.svg`.
const [file] = process.argv.slice(2);
const source = file ?? 'public/logos/campus.svg';
if (!existsSync(source)) fail(`There is no file ${source}: npm run brand -- LOGO (SVG, PNG or JPEG).`);
try {
  writeFileSync('public/logos/campus.svg', await readLogo(readFileSync(source)));
} catch (error) {
  fail(`${source} cannot be the logo: ${error instanceof Error ? error.message : error}`);
}
await drawIcons(readTokens().light.ground ?? '#ffffff');
writeDerivedColours();
print('Updated the icons and the colours of cards, browser bars and the office from the logo and the tokens.');
const faults = contrastFaults();
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
