import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { picturesFolder } from '../paths.ts';
import { banners } from './banners.ts';
import { history } from './history.ts';
import { libraryPictures } from './library.ts';
import { surroundings } from './map.ts';

/** Draws the pictures of the site itself as WebP. */
export async function drawSitePictures(): Promise<void> {
  const all = { ...banners, ...history, ...libraryPictures, map: surroundings };
  for (const [name, draw] of Object.entries(all)) {
    const bytes = await sharp(Buffer.from(draw())).webp({ quality: 78, effort: 6, smartSubsample: true }).toBuffer();
    writeFileSync(join(picturesFolder, `${name}.webp`), bytes);
  }
}
