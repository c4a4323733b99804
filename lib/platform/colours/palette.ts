import { type CampusColours, type ColourToken, colourTokens } from '#content/site/colours.ts';
import { contrast, contrastPairs } from './contrast.ts';
import { darkColours, lightColours } from './default-colours.ts';
import { nearestColour } from './nearest-colour.ts';
import { fromOklch, toOklch } from './oklch.ts';

export type Scheme = Readonly<Record<ColourToken, string>>;

/** All colours of the site in both schemes. */
export interface Palette {
  light: Scheme;
  dark: Scheme;
}

/** The tokens whose colours follow from the main colour and from the accent. */
export const derivedTokens = {
  main: ['blue', 'blue-ground', 'blue-ground-deep', 'focus', 'focus-halo', 'on-blue-soft', 'line-on-blue'],
  accent: ['crimson', 'crimson-ground', 'crimson-wash', 'active-on-blue'],
} as const satisfies Record<string, readonly ColourToken[]>;

/** Difference of lightness between the ground of the header and that of the footer. */
const DEEPER = 0.06;

const withHueOf = (colour: string, source: string) => {
  const { lightness, chroma } = toOklch(colour);
  const { hue, chroma: most } = toOklch(source);
  return fromOklch({ lightness, chroma: Math.min(chroma, most), hue });
};

function deeper(colour: string): string {
  const oklch = toOklch(colour);
  return fromOklch({ ...oklch, lightness: Math.max(0, oklch.lightness - DEEPER) });
}

/** The tokens of a scheme before its own colours are added. */
function completed(before: Scheme, own: Partial<Scheme>, derived: readonly (readonly [ColourToken, string])[]): Scheme {
  const scheme = { ...before, ...own };
  for (const [token, preferred] of derived) {
    if (own[token] !== undefined) continue;
    const others = contrastPairs.filter(({ on, ground }) => on === token || ground === token);
    const isAccepted = (colour: string) =>
      others.every(({ on, ground, atLeast }) => {
        const other = scheme[on === token ? ground : on];
        return contrast(colour, other) >= atLeast;
      });
    scheme[token] = nearestColour(preferred, isAccepted) ?? preferred;
  }
  return scheme;
}

/** The colours of a campus: its own ones; colours derived from its main ones, with enough contrast; otherwise the colours of the product. */
export function paletteOf({ main, accent, light: ownLight = {}, dark: ownDark = {} }: CampusColours): Palette {
  const before: Scheme = {
    ...lightColours,
    // Refused, not changed, if white text on them has too little contrast.
    ...(main && { 'blue-ground': main }),
    ...(accent && { 'crimson-ground': accent }),
  };
  const light = completed(before, ownLight, [
    ...(main
      ? ([
          ['blue', main],
          ['blue-ground-deep', deeper(ownLight['blue-ground'] ?? main)],
          ['focus', main],
          ['on-blue-soft', withHueOf(lightColours['on-blue-soft'], main)],
          ['line-on-blue', withHueOf(lightColours['line-on-blue'], main)],
          ['focus-on-blue', lightColours['focus-on-blue']],
          ['active-on-blue', lightColours['active-on-blue']],
        ] as const)
      : []),
    ...(accent
      ? ([
          ['crimson-wash', withHueOf(lightColours['crimson-wash'], accent)],
          ['crimson', accent],
          ['active-on-blue', withHueOf(lightColours['active-on-blue'], accent)],
        ] as const)
      : []),
  ]);
  const dark = completed({ ...light, ...darkColours }, ownDark, [
    ...(main
      ? ([
          ['blue', withHueOf(darkColours.blue, main)],
          ['focus-halo', main],
        ] as const)
      : []),
    ...(accent
      ? ([
          ['crimson-wash', withHueOf(darkColours['crimson-wash'], accent)],
          ['crimson', withHueOf(darkColours.crimson, accent)],
        ] as const)
      : []),
  ]);
  return { light, dark };
}

/** The colours of the product. */
export const defaultPalette: Palette = paletteOf({});

/** The tokens of `colours` that differ from those of `others`. */
export function differences(colours: Scheme, others: Scheme): ColourToken[] {
  return colourTokens.filter((token) => colours[token] !== others[token]);
}
