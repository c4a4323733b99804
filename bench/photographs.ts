import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

// A program of its own: writes photographs of 12 megapixels into a folder, as a telephone takes them: lying, with a note to turn them, grain and few edges.
const [folder = '', count = '1'] = process.argv.slice(2);
const [width, height] = [4000, 3000];

let seed = 7;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
};

const grain = await sharp({
  create: { width, height, channels: 3, background: 'gray', noise: { type: 'gaussian', mean: 128, sigma: 14 } },
})
  .png({ compressionLevel: 0 })
  .toBuffer();

const scenes: Buffer[] = [];
for (let index = 0; index < 5; index += 1) {
  const scene = Buffer.from(Array.from({ length: 160 * 120 * 3 }, () => random() * 255));
  const photo = await sharp(scene, { raw: { width: 160, height: 120, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  scenes.push(photo);
}
for (let index = 0; index < Number(count); index += 1) {
  writeFileSync(join(folder, `IMG_${String(index).padStart(4, '0')}.jpg`), scenes[index % scenes.length] ?? '');
}
