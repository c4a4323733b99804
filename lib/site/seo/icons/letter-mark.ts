import 'server-only';
import sharp from 'sharp';
import type { Scheme } from '#lib/platform/colours/palette.ts';
import { textPicture } from './text-picture.ts';

/** Share of the side that the letter takes at most. */
const LETTER = 0.62;

/** A letter on a disc in the colours of the campus, as PNG: stands for a missing logo. */
export async function letterMark(letter: string, colours: Scheme, side: number): Promise<Buffer> {
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="50%" cy="50%" r="49%" fill="${colours['blue-ground']}"/></svg>`;
  const text = await textPicture(letter || '·', Math.round(side * 0.6), colours['on-blue'], side * 4);
  const most = Math.round(side * LETTER);
  const input = await sharp(text.picture).resize(most, most, { fit: 'inside', withoutEnlargement: true }).toBuffer();
  return sharp(Buffer.from(disc)).composite([{ input }]).png().toBuffer();
}
