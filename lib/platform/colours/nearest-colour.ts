import { fromOklch, toOklch } from './oklch.ts';

const STEP = 0.005;

/** The colour of the same hue whose lightness is nearest and that `isAccepted`; null if no lightness is. */
export function nearestColour(colour: string, isAccepted: (candidate: string) => boolean): string | null {
  if (isAccepted(colour)) return colour;
  const oklch = toOklch(colour);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const lightness of [oklch.lightness - distance, oklch.lightness + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = fromOklch({ ...oklch, lightness });
      if (isAccepted(candidate)) return candidate;
    }
  }
  return null;
}
