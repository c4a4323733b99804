import { readFileSync, writeFileSync } from 'node:fs';
import { readTokens, withColours } from './tokens.ts';

const files = { site: 'lib/seo/colours.ts', office: 'campus-api/web/assets/admin.css' } as const;

/** Files derived from the tokens, and their expected contents. */
export function derivedColours(): Record<string, string> {
  const { light } = readTokens();
  const named = {
    ground: 'ground',
    blueGround: 'blue-ground',
    blueGroundDeep: 'blue-ground-deep',
    onBlue: 'on-blue',
    onBlueSoft: 'on-blue-soft',
    crimsonGround: 'crimson-ground',
  };
  const lines = Object.entries(named).map(([name, token]) => `  ${name}: '${light[token]}',`);
  const office = { ...light, 'blue-deep': light['blue-ground-deep'] ?? '' };
  return {
    [files.site]: `/** Colours for uses without a style sheet; \`npm run brand\` copies them from the tokens of app/globals.css. */\nexport const colours = {\n${lines.join('\n')}\n} as const;\n`,
    [files.office]: withColours(readFileSync(files.office, 'utf8'), office),
  };
}

export function writeDerivedColours(): void {
  for (const [file, text] of Object.entries(derivedColours())) writeFileSync(file, text);
}
