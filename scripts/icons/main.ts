import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { icoFile } from './ico-file.ts';

// Draws the icons of the site from the campus's logo: `node scripts/icons/main.ts`, after the logo was changed.

const logo = readFileSync('public/logos/campus.svg');

/** The logo on its ground; `share` is how much of the side it takes: launchers cut the rest off in shapes of their own. */
async function onGround(side: number, share: number): Promise<Buffer> {
  const drawn = await drawLogo(Math.round(side * share));
  const ground = { width: side, height: side, channels: 4, background: '#fdfbf6' } as const;
  return sharp({ create: ground })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function drawLogo(side: number): Promise<Buffer> {
  return sharp(logo, { density: 72 * Math.max(1, side / 96) })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

writeFileSync('app/icon.svg', logo);
writeFileSync('app/apple-icon.png', await onGround(180, 0.86));
writeFileSync('app/favicon.ico', icoFile(await Promise.all([16, 32, 48].map(drawLogo))));
writeFileSync('public/logos/icon-192.png', await drawLogo(192));
writeFileSync('public/logos/icon-512.png', await onGround(512, 0.72));
