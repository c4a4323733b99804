import 'server-only';
import { cacheLife } from 'next/cache';
import sharp from 'sharp';
import type { Scheme } from '#lib/platform/colours/palette.ts';
import type { Brand } from '../icons/brand.ts';
import { drawEmblem } from '../icons/draw-icon.ts';
import { textPicture } from '../icons/text-picture.ts';
import { fitHeading } from './card-text.ts';

/** Pixels, the size for Open Graph and Twitter. */
export const CARD = { width: 1200, height: 630 } as const;

/** Horizontal margin in pixels. */
const CARD_MARGIN = 72;

/** The emblem of the campus, in pixels. */
const CARD_EMBLEM = { top: 56, left: CARD_MARGIN, side: 104 } as const;

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

const NAME = { left: CARD_MARGIN + 128, centre: 108, size: 40 } as const;
const HEADING = { top: 210, width: CARD.width - 2 * CARD_MARGIN, height: 330 } as const;

/** Draws the social card of a page as PNG: the campus with its emblem, and the page's heading. Cached per name, heading and brand. */
export async function drawCard(campusName: string, heading: string, brand: Brand): Promise<Uint8Array<ArrayBuffer>> {
  'use cache';
  const colours = brand.palette.light;
  const emblem = await drawEmblem(brand, CARD_EMBLEM.side);
  // A logo that cannot be read now may be readable later.
  if (emblem.isFallback) cacheLife('seconds');
  else cacheLife('days');
  const width = CARD.width - NAME.left - CARD_MARGIN;
  const name = await textPicture(campusName, NAME.size, colours['on-blue-soft'], width);
  const text = await fitHeading(heading, colours['on-blue'], HEADING);
  const layers = [
    { input: emblem.bytes, left: CARD_EMBLEM.left, top: CARD_EMBLEM.top },
    { input: name.picture, left: NAME.left, top: Math.round(NAME.centre - name.height / 2) },
  ];
  if (text) {
    const top = HEADING.top + Math.round((HEADING.height - text.height) / 3);
    layers.push({ input: text.picture, left: CARD_MARGIN, top });
  }
  const png = await sharp(Buffer.from(cardBackground(colours)))
    .composite(layers)
    .png({ palette: true, colours: 64 })
    .toBuffer();
  return Uint8Array.from(png);
}
