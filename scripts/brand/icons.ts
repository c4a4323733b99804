import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { icoFile } from './ico-file.ts';

/** The logo on its ground; `share` is how much of the side it takes: launchers crop the rest in various shapes. */
async function onGround(logo: Buffer, side: number, share: number, background: string): Promise<Buffer> {
  const drawn = await drawLogo(logo, Math.round(side * share));
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function drawLogo(logo: Buffer, side: number): Promise<Buffer> {
  return sharp(logo, { density: 72 * Math.max(1, side / 96) })
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Draws all icons from the logo in `public/logos/campus.svg`; cards are drawn from it while the site runs. */
export async function drawIcons(ground: string): Promise<void> {
  const logo = readFileSync('public/logos/campus.svg');
  const sizes = await Promise.all([16, 32, 48].map((side) => drawLogo(logo, side)));
  writeFileSync('app/icon.svg', logo);
  writeFileSync('campus-api/web/assets/icon.svg', logo);
  writeFileSync('app/apple-icon.png', await onGround(logo, 180, 0.86, ground));
  writeFileSync('app/favicon.ico', icoFile(sizes));
  writeFileSync('public/logos/icon-192.png', await drawLogo(logo, 192));
  writeFileSync('public/logos/icon-512.png', await onGround(logo, 512, 0.72, ground));
}
