import 'server-only';
import { cacheLife } from 'next/cache';
import sharp from 'sharp';
import type { Scheme } from '#lib/platform/colours/palette.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import type { Brand } from '../icons/brand.ts';
import { drawEmblem } from '../icons/draw-icon.ts';
import { type TextPicture, textPicture } from '../icons/text-picture.ts';

/** Font sizes of headings in pixels; the largest fitting size is used. */
const SIZES = [84, 72, 60, 50] as const;
const MIN_SIZE = 42;

/** Longer headings do not fit even at the smallest size. */
const MAX_CHARACTERS = 400;

interface TextBox {
  width: number;
  height: number;
}

/** A heading as large as the box allows; if it is too long even at the smallest size, it ends in `…`. Null for a blank heading. */
export async function fitHeading(heading: string, colour: string, box: TextBox): Promise<TextPicture | null> {
  const fullText = beginningOf(heading, MAX_CHARACTERS).trim().replace(/\s+/g, ' ');
  if (fullText === '') return null;
  const draw = (text: string, size: number) => textPicture(text, size, colour, box.width);
  const fits = ({ width, height }: TextPicture) => width <= box.width && height <= box.height;
  for (const size of SIZES) {
    const drawn = await draw(fullText, size);
    if (fits(drawn)) return drawn;
  }
  let text = fullText;
  let drawn = await draw(text, MIN_SIZE);
  while (!fits(drawn)) {
    text = withoutLastWord(text);
    drawn = await draw(`${text} …`, MIN_SIZE);
  }
  return drawn;
}

/** Removes the last word; a single word is cut in half. */
function withoutLastWord(text: string): string {
  const end = text.lastIndexOf(' ');
  return end === -1 ? beginningOf(text, Math.ceil(text.length / 2)) : text.slice(0, end);
}

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
