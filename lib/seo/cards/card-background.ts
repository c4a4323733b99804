import 'server-only';
import { readFileSync } from 'node:fs';
import { colours } from '../colours.ts';

/** Pixels, the size for Open Graph and Twitter. */
export const CARD = { width: 1200, height: 630 } as const;

/** Horizontal margin in pixels. */
export const CARD_MARGIN = 72;

const EMBLEM = { y: 56, size: 104 } as const;

const hills =
  `<path d="M0 560 180 500 330 545 520 455 690 540 860 470 1010 530 1200 480V630H0z" fill="${colours.onBlue}" fill-opacity=".08"/>` +
  `<path d="M0 600 260 560 480 595 760 550 980 590 1200 560V630H0z" fill="${colours.blueGroundDeep}"/>`;

/** The card without its text, as SVG: ground, hills and the emblem of the campus. */
export function cardBackground(): string {
  const emblem = readFileSync('public/logos/campus.svg', 'utf8').replace(
    '<svg ',
    `<svg x="${CARD_MARGIN}" y="${EMBLEM.y}" width="${EMBLEM.size}" height="${EMBLEM.size}" `,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${colours.blueGround}"/>${hills}<rect width="100%" height="12" fill="${colours.crimsonGround}"/>`,
    emblem,
    '</svg>',
  ].join('');
}
