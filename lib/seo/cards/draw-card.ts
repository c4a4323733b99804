import 'server-only';
import { cacheLife } from 'next/cache';
import sharp from 'sharp';
import { colours } from '../colours.ts';
import { CARD, CARD_MARGIN, cardBackground } from './card-background.ts';
import { fitHeading, textPicture } from './card-text.ts';

const NAME = { left: CARD_MARGIN + 128, centre: 108, size: 40 } as const;
const HEADING = { top: 210, width: CARD.width - 2 * CARD_MARGIN, height: 330 } as const;

/** Draws the social card of a page as PNG: the campus with its emblem, and the page's heading. Cached per name and heading. */
export async function drawCard(campusName: string, heading: string): Promise<Uint8Array<ArrayBuffer>> {
  'use cache';
  cacheLife('days');
  const width = CARD.width - NAME.left - CARD_MARGIN;
  const name = await textPicture(campusName, NAME.size, colours.onBlueSoft, width);
  const text = await fitHeading(heading, colours.onBlue, HEADING);
  const layers = [{ input: name.picture, left: NAME.left, top: Math.round(NAME.centre - name.height / 2) }];
  if (text) {
    const top = HEADING.top + Math.round((HEADING.height - text.height) / 3);
    layers.push({ input: text.picture, left: CARD_MARGIN, top });
  }
  const png = await sharp(Buffer.from(cardBackground()))
    .composite(layers)
    .png({ palette: true, colours: 64 })
    .toBuffer();
  return Uint8Array.from(png);
}
