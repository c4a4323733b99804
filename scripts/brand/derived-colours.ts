import { writeFileSync } from 'node:fs';
import { type Colours, readTokens } from './tokens.ts';

const RUNTIME = 'lib/platform/colours/default-colours.ts';

const listOf = (name: string, colours: Colours, type: string) => {
  const lines = Object.entries(colours).map(
    ([token, colour]) => `  ${/-/.test(token) ? `'${token}'` : token}: '${colour}',`,
  );
  return `export const ${name} = {\n${lines.join('\n')}\n} as const satisfies ${type};\n`;
};

/** Files derived from the tokens, and their expected contents. */
export function derivedColours(): Record<string, string> {
  const { light, dark } = readTokens();
  const ownDark = Object.fromEntries(Object.entries(dark).filter(([token, colour]) => colour !== light[token]));
  return {
    [RUNTIME]: [
      "import type { ColourToken } from '#content/site/colours.ts';\n",
      `/** The colours of the product; \`npm run brand\` copies them from the tokens of app/globals.css. */\n${listOf('lightColours', light, 'Record<ColourToken, string>')}`,
      `/** Colours that differ in the dark scheme. */\n${listOf('darkColours', ownDark, 'Partial<Record<ColourToken, string>>')}`,
    ].join('\n'),
  };
}

export function writeDerivedColours(): void {
  for (const [file, text] of Object.entries(derivedColours())) writeFileSync(file, text);
}
