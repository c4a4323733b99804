import sharp from 'sharp';
import { icoFile } from './ico-file.ts';

test('each picture is at the offset in the directory, with its size', async () => {
  const draw = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 4, background: '#fff' } })
      .png()
      .toBuffer();
  const pictures = await Promise.all([16, 48].map(draw));
  const file = icoFile(pictures);
  expect(file.readUInt16LE(4)).toBe(2);
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    const [side, length, offset] = [file.readUInt8(entry), file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    expect(side).toBe(picture.readUInt32BE(16));
    expect(file.subarray(offset, offset + length).equals(picture)).toBe(true);
  });
});
