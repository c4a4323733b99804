import { pictureWidths } from '#lib/pictures/widths.ts';
import { encodeAhead } from './encode-ahead.ts';

const address = (name: string, width: number) => `/_next/image?url=%2Fpictures%2F${name}.webp&w=${width}&q=60`;

test('the first pictures of pages are encoded ahead in each size once, one after the other', async () => {
  const asked: string[] = [];
  let underWay = 0;
  await encodeAhead(async ({ url, headers }) => {
    underWay += 1;
    expect(underWay).toBe(1);
    expect(headers.accept).toContain('image/avif');
    await new Promise((resolve) => setTimeout(resolve, 1));
    asked.push(url);
    underWay -= 1;
  });
  expect(asked[0]).toBe(address('banner-1', pictureWidths[0] ?? 0));
  for (const name of ['banner-1', 'banner-2', 'banner-3', 'library-1']) expect(asked).toContain(address(name, 750));
  expect(new Set(asked).size).toBe(asked.length);
});

test('no more pictures are encoded ahead once the site stops, or when one cannot be', async () => {
  let asked = 0;
  await encodeAhead(
    async () => (asked += 1),
    () => asked === 3,
  );
  expect(asked).toBe(3);
  await encodeAhead(async () => {
    asked += 1;
    throw new Error('no memory');
  });
  expect(asked).toBe(4);
});
