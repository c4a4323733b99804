import { likelyWidths, usefulWidths } from './likely-widths.ts';
import { pictureWidths } from './widths.ts';

test.each([
  ['80px', [96, 192, 288]],
  ['(width > 768px) 17rem, 45vw', [288, 384, 480, 660]],
  ['(width > 40rem) 20rem, calc(100vw - 42px)', [288, 384, 480, 660, 960, 1200]],
  ['(min-resolution: 2.5dppx) 67vw, 100vw', [750, 1200, 1600, 2000]],
])('for sizes %s only the widths used by common phones and desktops are likely', (sizes, widths) => {
  expect(likelyWidths(sizes, pictureWidths)).toEqual(widths);
});

test('the largest width is likely for a picture smaller than its display size', () => {
  expect(likelyWidths('100vw', [96, 192])).toEqual([192]);
});

test.each([
  ['80px', 96],
  ['(width > 768px) 17rem, 45vw', 192],
  ['(width > 768px) 12vw, 92vw', 96],
  ['(width > 768px) 23rem, 92vw', 288],
  ['100vw', 288],
])('for sizes %s no width below %d is useful', (sizes, minWidth) => {
  expect(usefulWidths(sizes, pictureWidths)).toEqual(pictureWidths.filter((width) => width >= minWidth));
});
