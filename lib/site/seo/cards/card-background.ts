import 'server-only';
import type { Scheme } from '#lib/platform/colours/palette.ts';

/** Pixels, the size for Open Graph and Twitter. */
export const CARD = { width: 1200, height: 630 } as const;

/** Horizontal margin in pixels. */
export const CARD_MARGIN = 72;

/** The emblem of the campus, in pixels. */
export const CARD_EMBLEM = { top: 56, left: CARD_MARGIN, side: 104 } as const;

/** The card without its text and emblem, as SVG: ground and hills in the colours of the campus. */
export function cardBackground(colours: Scheme): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${colours['blue-ground']}"/>`,
    `<path d="M0 560 180 500 330 545 520 455 690 540 860 470 1010 530 1200 480V630H0z" fill="${colours['on-blue']}" fill-opacity=".08"/>`,
    `<path d="M0 600 260 560 480 595 760 550 980 590 1200 560V630H0z" fill="${colours['blue-ground-deep']}"/>`,
    `<rect width="100%" height="12" fill="${colours['crimson-ground']}"/>`,
    '</svg>',
  ].join('');
}
