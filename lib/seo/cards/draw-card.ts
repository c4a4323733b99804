import 'server-only';
import { cacheLife } from 'next/cache';
import sharp from 'sharp';
import { campus } from '#content/campus.ts';
import type { Locale } from '#content/locale.ts';
import { cardSvg } from './card-svg.ts';

/** The card of a page as PNG, drawn once for each heading. Nothing of the system's is used, its fonts least of all. */
export async function drawCard(locale: Locale, heading: string): Promise<Uint8Array<ArrayBuffer>> {
  'use cache';
  cacheLife('days');
  const png = await sharp(Buffer.from(cardSvg(campus.name[locale], heading)))
    .png({ palette: true, colours: 64 })
    .toBuffer();
  return Uint8Array.from(png);
}
