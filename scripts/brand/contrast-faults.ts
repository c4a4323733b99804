import { contrast, contrastPairs } from '#lib/platform/colours/contrast.ts';
import { type Colours, readTokens, tokensFile } from './tokens.ts';

/** Describes pairs of tokens with too little contrast. */
export function contrastFaults(schemes: Readonly<Record<string, Colours>> = readTokens()): string[] {
  return Object.entries(schemes).flatMap(([scheme, colours]) =>
    contrastPairs.flatMap(({ on, ground, atLeast }) => {
      const [above, below] = [colours[on], colours[ground]];
      if (!above || !below) return [`${tokensFile} has no colour --${above ? ground : on}.`];
      const ratio = contrast(above, below);
      if (ratio >= atLeast) return [];
      return [
        `--${on} (${above}) on --${ground} (${below}) in the ${scheme} scheme is ${ratio.toFixed(1)}:1, and WCAG requires ${atLeast}:1: increase the contrast in ${tokensFile}.`,
      ];
    }),
  );
}
