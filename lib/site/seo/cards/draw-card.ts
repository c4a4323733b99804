import 'server-only';
import { cacheLife } from 'next/cache';
import sharp from 'sharp';
import type { Brand } from '../icons/brand.ts';
import { drawEmblem } from '../icons/draw-icon.ts';
import { textPicture } from '../icons/text-picture.ts';
import { CARD, CARD_EMBLEM, CARD_MARGIN, cardBackground } from './card-background.ts';
import { fitHeading } from './card-text.ts';

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
