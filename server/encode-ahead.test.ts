import { pictureWidths } from '#lib/pictures/widths.ts';
import { encodeAhead, firstPictures } from './encode-ahead.ts';

const address = (name: string, width: number) => `/_next/image?url=%2Fpictures%2F${name}.webp&w=${width}&q=60`;
const image = (name: string, more = '') =>
  `<img src="/x" srcSet="${[96, 750].map((width) => `${address(name, width)} ${width}w`).join(', ')}" ${more}/>`
    .replaceAll('&w', '&amp;w')
    .replaceAll('&q', '&amp;q');

const PAGE = `<dialog open="" data-flash="true">${image('poster', 'loading="lazy"')}</dialog>
<main>${image('cover', 'loading="eager"')}${image('later', 'loading="lazy"')}<img src="data:," loading="eager"></main>`;

test('a page’s first pictures are those of its flash notices and those that do not wait for their view', () => {
  expect(firstPictures(PAGE)).toEqual(['poster', 'cover'].flatMap((name) => [address(name, 96), address(name, 750)]));
});

test('the first pictures of pages are encoded ahead in each size once, one after the other', async () => {
  const asked: string[] = [];
  let underWay = 0;
  await encodeAhead(async ({ url, headers }) => {
    underWay += 1;
    expect(underWay).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
    underWay -= 1;
    if (!url.startsWith('/_next/')) return { body: url === '/' ? PAGE : '' };
    expect(headers.accept).toContain('image/avif');
    asked.push(url);
    return { body: '' };
  });
  expect(asked[0]).toBe(address('poster', 96));
  expect(asked).toContain(address('banner-1', pictureWidths[0] ?? 0));
  for (const name of ['banner-1', 'banner-2', 'banner-3', 'library-1', 'cover'])
    expect(asked).toContain(address(name, 750));
  expect(new Set(asked).size).toBe(asked.length);
});

test('no more pictures are encoded ahead once the site stops, or when one cannot be', async () => {
  let asked = 0;
  const count = async ({ url }: { url: string }) => {
    if (url.startsWith('/_next/')) asked += 1;
    return { body: '' };
  };
  await encodeAhead(count, () => asked === 3);
  expect(asked).toBe(3);
  await encodeAhead(async (request) => {
    await count(request);
    if (asked > 3) throw new Error('no memory');
    return { body: '' };
  });
  expect(asked).toBe(4);
});
