import { type CampusColours, type ColourToken, colourTokens } from '#content/site/colours.ts';
import { defaultPalette, differences, type Palette, paletteOf, type Scheme } from './palette.ts';

/**
 * The rules that replace the colours of the product by those of a campus; empty without own colours. The selector is more specific than that of
 * the product, so that the order of the style sheets does not matter.
 */
export function coloursStyle(colours: CampusColours | undefined): string {
  return colours === undefined ? '' : styleOf(paletteOf(colours));
}

/** All colours in both schemes, for pages without the style sheet of the product. */
export function completeColoursStyle(colours: CampusColours): string {
  const { light, dark } = paletteOf(colours);
  return `${rule(light, colourTokens)}@media (prefers-color-scheme:dark){${rule(dark, differences(dark, light))}}`;
}

function styleOf({ light, dark }: Palette): string {
  const lightTokens = differences(light, defaultPalette.light);
  // What the dark scheme shows after the rule above.
  const inDark = { ...defaultPalette.dark, ...Object.fromEntries(lightTokens.map((token) => [token, light[token]])) };
  const darkRule = rule(dark, differences(dark, inDark));
  return rule(light, lightTokens) + (darkRule && `@media (prefers-color-scheme:dark){${darkRule}}`);
}

function rule(scheme: Scheme, tokens: readonly ColourToken[]): string {
  if (tokens.length === 0) return '';
  return `:root:root{${tokens.map((token) => `--${token}:${scheme[token]}`).join(';')}}`;
}
