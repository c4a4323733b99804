import type { Root } from 'postcss';
import { colourTokens } from '#content/site/colours.ts';
import { darkColours, lightColours } from '#lib/platform/colours/default-colours.ts';

/** Colours that are equal in both schemes, by the names of their properties, as a minifier writes them. */
const constants: ReadonlyMap<string, string> = new Map(
  colourTokens
    .filter((token) => !Object.hasOwn(darkColours, token))
    .map((token) => [`--${token}`, lightColours[token].replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')]),
);

/** Replaces constant colours by their values, as the build does with other constants: a campus with the colours of the product needs no names for them. */
export function replaceConstantColours(sheet: Root): Root {
  sheet.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else if (declaration.value.includes('var(')) {
      declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (use, name) => constants.get(name) ?? use);
    }
  });
  return sheet;
}
