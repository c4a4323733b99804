import { contrast } from './contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#14366b', '#14366b', 1],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test.each(['#000000', '#ffffff', '#14366b', '#ff8fa0', '#00ff00', '#808080'])(
  '%s is the same after a conversion to OKLCH and back',
  (colour) => expect(fromOklch(toOklch(colour))).toBe(colour),
);

test('a chroma outside of sRGB is reduced, and lightness and hue stay', () => {
  const colour = { lightness: 0.7, chroma: 0.4, hue: 2.5 };
  const { lightness, chroma, hue } = toOklch(fromOklch(colour));
  expect(lightness).toBeCloseTo(0.7, 1);
  expect(hue).toBeCloseTo(2.5, 1);
  expect(chroma).toBeLessThan(0.3);
});
