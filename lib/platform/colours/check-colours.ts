import type { CampusColours, ColourToken } from '#content/site/colours.ts';
import { type ContrastPair, contrast, contrastPairs } from './contrast.ts';
import { darkColours } from './default-colours.ts';
import { nearestColour } from './nearest-colour.ts';
import { derivedTokens, paletteOf, type Scheme } from './palette.ts';

const schemes = ['light', 'dark'] as const;
export type SchemeName = (typeof schemes)[number];

/** A colour of a campus with too little contrast. */
export interface ContrastIssue extends ContrastPair {
  /** The path of the entered colour: `main`, `dark.ink`. */
  field: string;
  scheme: SchemeName;
  /** The contrast of the pair. */
  ratio: number;
  /** The entered colour. */
  colour: string;
  /** The nearest colour that has enough contrast everywhere; null where other colours must change first. */
  nearest: string | null;
}

type FailedPair = Omit<ContrastIssue, 'nearest'>;

/** The entered colour that a token has; null for a colour of the product. `isOwn`: only if it was entered for the token. */
function fieldOf(colours: CampusColours, scheme: SchemeName, token: ColourToken, isOwn: boolean): string | null {
  if (colours[scheme]?.[token] !== undefined) return `${scheme}.${token}`;
  const isInherited = scheme === 'dark' && !Object.hasOwn(darkColours, token);
  if (isInherited && colours.light?.[token] !== undefined) return `light.${token}`;
  if (isOwn) return null;
  const isDerived = (name: 'main' | 'accent') =>
    colours[name] !== undefined && derivedTokens[name].some((each) => each === token);
  return isDerived('main') ? 'main' : isDerived('accent') ? 'accent' : null;
}

/** The entered colour of a field. */
function colourAt(colours: CampusColours, field: string): string {
  const [first = '', token = ''] = field.split('.');
  const entries = new Map<string, string | Partial<Scheme> | undefined>(Object.entries(colours));
  const value = entries.get(first);
  return typeof value === 'string' ? value : (new Map(Object.entries(value ?? {})).get(token) ?? '');
}

/** The colours with another one in a field. */
export function withColour(colours: CampusColours, field: string, colour: string): CampusColours {
  const [first, token] = field.split('.');
  if (first === 'light' || first === 'dark')
    return { ...colours, [first]: { ...colours[first], [token ?? '']: colour } };
  return { ...colours, [first ?? '']: colour };
}

function failedPairs(colours: CampusColours): FailedPair[] {
  const palette = paletteOf(colours);
  return schemes.flatMap((scheme) =>
    contrastPairs.flatMap((pair): FailedPair[] => {
      const ratio = contrast(palette[scheme][pair.on], palette[scheme][pair.ground]);
      if (ratio >= pair.atLeast) return [];
      const { on, ground } = pair;
      // A derived colour without enough contrast has an unsuitable ground.
      const candidates = [
        ...[on, ground].map((token) => fieldOf(colours, scheme, token, true)),
        ...[ground, on].map((token) => fieldOf(colours, scheme, token, false)),
      ];
      const field = candidates.find((each) => each !== null) ?? 'main';
      return [{ ...pair, field, scheme, ratio, colour: colourAt(colours, field) }];
    }),
  );
}

/** Text counts more than marks. */
const isWorse = (one: FailedPair, other: FailedPair) =>
  one.atLeast === other.atLeast ? one.ratio < other.ratio : one.atLeast > other.atLeast;

/** The entered colours with too little contrast, each once with its worst pair. */
export function contrastIssues(colours: CampusColours): ContrastIssue[] {
  const worst = new Map<string, FailedPair>();
  for (const failed of failedPairs(colours)) {
    const other = worst.get(failed.field);
    if (other === undefined || isWorse(failed, other)) worst.set(failed.field, failed);
  }
  return [...worst.values()].map((failed) => {
    const isAccepted = (colour: string) =>
      failedPairs(withColour(colours, failed.field, colour)).every(({ field }) => field !== failed.field);
    return { ...failed, nearest: nearestColour(failed.colour, isAccepted) };
  });
}
