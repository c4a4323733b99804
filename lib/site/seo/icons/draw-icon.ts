import 'server-only';
import sharp, { type PngOptions } from 'sharp';
import type { Scheme } from '#lib/platform/colours/palette.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import type { Brand } from './brand.ts';
import type { IconName } from './icon-address.ts';
import { readLogo } from './read-logo.ts';
import { textPicture } from './text-picture.ts';

const DIRECTORY = 6;
const DIRECTORY_ENTRY = 16;

/** An icon file of square PNG pictures, side at most 255 pixels (Microsoft's ICO container). */
export function icoFile(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(DIRECTORY + DIRECTORY_ENTRY * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const entry = DIRECTORY + DIRECTORY_ENTRY * index;
    // The PNG's own header has the side.
    const side = picture.readUInt32BE(16);
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}

/** Share of the side that the letter takes at most. */
const LETTER = 0.62;

/** A letter on a disc in the colours of the campus, as PNG: stands for a missing logo. */
async function letterMark(letter: string, colours: Scheme, side: number): Promise<Buffer> {
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="50%" cy="50%" r="49%" fill="${colours['blue-ground']}"/></svg>`;
  const text = await textPicture(letter || '·', Math.round(side * 0.6), colours['on-blue'], side * 4);
  const most = Math.round(side * LETTER);
  const input = await sharp(text.picture).resize(most, most, { fit: 'inside', withoutEnlargement: true }).toBuffer();
  return sharp(Buffer.from(disc)).composite([{ input }]).png().toBuffer();
}

/** Limit in pixels of a logo that is decoded. */
const MAX_PIXELS = 20_000_000;
/** Height in the header at twice the resolution of phones, and the maximum width. */
const HEADER = { height: 80, width: 187 } as const;

/** A third of the bytes of all colours, without a visible difference at the size of an icon. */
const PNG = { palette: true, quality: 80, effort: 10 } as const;

/** An icon; `isFallback`: the logo could not be read, and a letter stands for it. */
export interface DrawnIcon {
  bytes: Buffer;
  isFallback: boolean;
}

/** The logo of the campus as a square PNG with transparent margins, or a letter without one; all colours, for further drawing, unless `png` limits them. */
export async function drawEmblem(
  { logos, letter, palette }: Brand,
  side: number,
  png: PngOptions = {},
): Promise<DrawnIcon> {
  const logo = logos.campus === null ? null : await readable(logos.campus);
  if (logo === null) return { bytes: await letterMark(letter, palette.light, side), isFallback: logos.campus !== null };
  const bytes = await sharp(logo).resize(side, side, { fit: 'contain', background: '#0000' }).png(png).toBuffer();
  return { bytes, isFallback: false };
}

/** A picture that can be drawn; null for one that is missing or damaged. */
async function readable(address: string): Promise<Buffer | null> {
  const read = await attempt(() => readLogo(address));
  if (!read.ok || read.value === null) return null;
  try {
    const picture = sharp(read.value, { limitInputPixels: MAX_PIXELS });
    const { format } = await picture.metadata();
    // Nothing but pixels: no SVG under the name of a picture.
    return ['png', 'webp'].includes(format) ? await picture.png().toBuffer() : null;
  } catch {
    return null;
  }
}

/** The emblem on the ground of the site; `share` is how much of the side it takes: launchers crop the rest in various shapes. */
async function onGround(brand: Brand, side: number, share: number): Promise<DrawnIcon> {
  const { bytes: input, isFallback } = await drawEmblem(brand, Math.round(side * share));
  const bytes = await sharp({
    create: { width: side, height: side, channels: 4, background: brand.palette.light.ground },
  })
    .composite([{ input }])
    .png(PNG)
    .toBuffer();
  return { bytes, isFallback };
}

async function icoIcon(brand: Brand): Promise<DrawnIcon> {
  const { bytes, isFallback } = await drawEmblem(brand, 32, PNG);
  return { bytes: icoFile([bytes]), isFallback };
}

/** The logo in the header as WebP; null without one. */
async function headerLogo(brand: Brand, name: 'campus' | 'university'): Promise<DrawnIcon | null> {
  const { width, height } = HEADER;
  const address = brand.logos[name];
  const logo = address === null ? null : await readable(address);
  if (logo === null && (address === null || name === 'university')) return null;
  const picture = logo ?? (await letterMark(brand.letter, brand.palette.light, height));
  const bytes = await sharp(picture)
    .resize(width, height, { fit: 'inside' })
    .webp({ quality: 60, alphaQuality: 60, effort: 6 })
    .toBuffer();
  return { bytes, isFallback: logo === null };
}

/** Draws an icon of the campus; null for the logo in the header if there is none. */
export function drawIcon(brand: Brand, name: IconName): Promise<DrawnIcon | null> {
  switch (name) {
    case 'favicon':
      return icoIcon(brand);
    case 'small':
      return drawEmblem(brand, 96, PNG);
    case 'medium':
      return drawEmblem(brand, 192, PNG);
    case 'large':
      return onGround(brand, 512, 0.72);
    case 'apple':
      return onGround(brand, 180, 0.86);
    case 'campus':
    case 'university':
      return headerLogo(brand, name);
  }
}
