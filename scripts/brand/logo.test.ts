import sharp from 'sharp';
import { readLogo } from './logo.ts';

const drawing = '<path d="M0 0h9v9z"/></svg>';

test('an SVG logo fills its container, regardless of its original size', async () => {
  const logo = await readLogo(
    Buffer.from(
      `<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg width="90px" height="60" xmlns="http://www.w3.org/2000/svg">${drawing}`,
    ),
  );
  expect(logo).toBe(`<svg viewBox="0 0 90 60" xmlns="http://www.w3.org/2000/svg">${drawing}\n`);
});

test('an SVG logo keeps its viewBox', async () => {
  const logo = await readLogo(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -48 96 96" width="1">${drawing}`),
  );
  expect(logo).toContain('viewBox="-48 -48 96 96"');
  expect(logo).not.toContain('width=');
});

test('a picture becomes an SVG that sharp draws', async () => {
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#971127' } })
    .jpeg()
    .toBuffer();
  const logo = await readLogo(picture);
  const { data } = await sharp(Buffer.from(logo)).resize(64, 64).raw().toBuffer({ resolveWithObject: true });
  const middle = (32 * 64 + 32) * 4;
  expect([...data.subarray(middle, middle + 4)].map((part) => Math.round(part / 16))).toEqual([9, 1, 2, 16]);
});

test.each([
  ['has neither', `<svg xmlns="http://www.w3.org/2000/svg">${drawing}`],
  ['holds a script', '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>'],
  ['holds a script', '<svg viewBox="0 0 9 9" onload="alert(1)"></svg>'],
])('a logo that %s is refused', async (why, svg) => {
  await expect(readLogo(Buffer.from(svg))).rejects.toThrow(why);
});

test('a file that is not a picture is rejected', async () => {
  await expect(readLogo(Buffer.from('a letter'))).rejects.toThrow();
});
