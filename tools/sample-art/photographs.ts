import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { sampleContent } from '../../campus-api/sample/index.ts';
import { namedFiles } from './named-files.ts';
import { filesFolder } from './paths.ts';
import { looks } from './portraits/looks.ts';
import { portrait } from './portraits/portrait.ts';
import { posters } from './posters/posters.ts';
import { scans } from './posters/scans.ts';

export const jpeg = (image: Sharp, quality: number): Promise<Buffer> =>
  image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();

/** Draws the portrait of everyone on the staff whose record names one; throws on one without a look. */
export async function drawPortraits(): Promise<void> {
  for (const { id, profilePic } of sampleContent.staff) {
    if (!profilePic) continue;
    const look = looks[id];
    if (!look) throw new Error(`no look is given for the portrait ${profilePic}`);
    writeFileSync(join(filesFolder, profilePic), await jpeg(sharp(Buffer.from(portrait(look))), 66));
  }
}

/** Draws the posters of the flash notices and the scanned notices. */
export async function drawSheets(): Promise<void> {
  const sheets = { ...posters, ...scans };
  for (const { stored, plain } of namedFiles('.jpg')) {
    const draw = sheets[plain];
    if (draw) writeFileSync(join(filesFolder, stored), await jpeg(sharp(Buffer.from(draw())), 52));
  }
}
