import { pictureSources } from './picture-sources.ts';
import { pictureWidths } from './widths.ts';

const widthsIn = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('a picture is offered in the widths up to its own and the next one', () => {
  const { src, srcSet } = pictureSources('/files/छात्र 1.jpg', 400);
  expect(widthsIn(srcSet)).toEqual([96, 192, 288, 384, 480]);
  expect(src).toBe(`/_next/image?url=${encodeURIComponent('/files/छात्र 1.jpg')}&w=480&q=60`);
});

test('a picture larger than all widths is offered in all, with the width of a phone for browsers without srcset', () => {
  const { src, srcSet } = pictureSources('/pictures/banner-1.webp', 9000);
  expect(widthsIn(srcSet)).toEqual(pictureWidths);
  expect(src).toContain('&w=750&');
});

test('a drawing is not encoded', () => {
  expect(pictureSources('/files/seal.svg', 100)).toEqual({ src: '/files/seal.svg' });
});

test('only the widths that the layout uses are offered', () => {
  const { src, srcSet } = pictureSources('/files/poster.jpg', 1000, [288, 660, 750]);
  expect(widthsIn(srcSet)).toEqual([288, 660, 750]);
  expect(src).toContain('&w=750&');
});
