import { likelyWidths, usefulWidths } from './likely-widths.ts';
import { pictureWidths } from './widths.ts';

test.each([
  ['80px', [96, 192, 288]],
  ['(width > 768px) 17rem, 45vw', [288, 384, 480, 660]],
  ['(width > 40rem) 20rem, calc(100vw - 42px)', [288, 384, 480, 660, 960, 1200]],
  ['(min-resolution: 2.5dppx) 67vw, 100vw', [750, 1200, 1600, 2000]],
])('of a picture with sizes %s the widths that phones and desktops take are encoded, no others', (sizes, widths) => {
  expect(likelyWidths(sizes, pictureWidths)).toEqual(widths);
});

test('of a picture that is smaller than screens show it, the largest width is likely', () => {
  expect(likelyWidths('100vw', [96, 192])).toEqual([192]);
});

test.each([
  ['80px', 96],
  ['(width > 768px) 17rem, 45vw', 192],
  ['(width > 768px) 12vw, 92vw', 96],
  ['(width > 768px) 23rem, 92vw', 288],
  ['100vw', 288],
])('for sizes %s no width below %d is offered', (sizes, least) => {
  expect(usefulWidths(sizes, pictureWidths)).toEqual(pictureWidths.filter((width) => width >= least));
});
