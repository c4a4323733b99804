import { z } from 'zod';

/** The colour tokens of the site (`app/globals.css`), without their dashes. */
export const colourTokens = [
  'ground',
  'surface',
  'sunken',
  'ink',
  'ink-soft',
  'line',
  'control-line',
  'blue',
  'blue-ground',
  'blue-ground-deep',
  'on-blue',
  'paper',
  'on-blue-soft',
  'line-on-blue',
  'active-on-blue',
  'focus-on-blue',
  'crimson',
  'crimson-ground',
  'crimson-wash',
  'flag-blue',
  'flag-green',
  'flag-gold',
  'mark',
  'focus',
  'focus-halo',
] as const;

export type ColourToken = (typeof colourTokens)[number];

export const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'is not a colour like #14366b');

const optionalColours = Object.fromEntries(colourTokens.map((token) => [token, colour.optional()]));

/** Colours of one scheme; the others have the colours that follow from the main ones, or those of the product. */
const scheme = z.strictObject(optionalColours as Record<ColourToken, z.ZodOptional<typeof colour>>);

/** The colours of a campus. `main` colours header, links and buttons, `accent` urgent and active elements. */
export const coloursSchema = z.strictObject({
  main: colour.optional(),
  accent: colour.optional(),
  light: scheme.optional(),
  dark: scheme.optional(),
});

export type CampusColours = z.output<typeof coloursSchema>;
