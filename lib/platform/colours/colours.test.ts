import type { CampusColours } from '#content/site/colours.ts';
import { contrastIssues, withColour } from './check-colours.ts';
import { coloursSheetOf } from './colours-sheet.ts';
import { contrast } from './contrast.ts';
import { darkColours, lightColours } from './default-colours.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { paletteOf } from './palette.ts';
import { coloursStyle } from './style-sheet.ts';

describe('contrast', () => {
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
});

describe('palettes', () => {
  test('a campus without own colours has those of the product, no style sheet and no problem', () => {
    expect(paletteOf({})).toEqual({ light: lightColours, dark: { ...lightColours, ...darkColours } });
    expect(contrastIssues({})).toEqual([]);
    expect(coloursStyle({})).toBe('');
    expect(coloursSheetOf({})).toBeNull();
  });

  const mains = ['#1b5e20', '#000000', '#6a1b9a', '#004d40', '#767676', '#b71c1c', '#0000ff'];
  test.each(mains.flatMap((main) => mains.map((accent): [string, string] => [main, accent])))(
    'all colours derived from %s and %s have enough contrast in both schemes',
    (main, accent) => expect(contrastIssues({ main, accent })).toEqual([]),
  );

  test('the main colour is used unchanged, and its hue colours links in the dark scheme', () => {
    const { light, dark } = paletteOf({ main: '#1b5e20' });
    expect([light.blue, light['blue-ground'], dark['blue-ground']]).toEqual(['#1b5e20', '#1b5e20', '#1b5e20']);
    expect(toOklch(dark.blue).hue).toBeCloseTo(toOklch('#1b5e20').hue, 1);
    expect(light.crimson).toBe(lightColours.crimson);
  });

  test('an own colour of a token wins over the derived one', () => {
    const { light, dark } = paletteOf({ main: '#1b5e20', light: { blue: '#003300' }, dark: { blue: '#ffffff' } });
    expect([light.blue, dark.blue]).toEqual(['#003300', '#ffffff']);
  });

  const refused: [field: string, colours: CampusColours][] = [
    ['main', { main: '#ffdd00' }],
    ['accent', { accent: '#e65100' }],
    ['main', { main: '#c0ca33', accent: '#b34700' }],
    ['light.ink', { light: { ink: '#999999' } }],
    ['dark.ink', { dark: { ink: '#555555' } }],
    ['light.ground', { light: { ground: '#333333' } }],
    ['dark.control-line', { dark: { 'control-line': '#222222' } }],
  ];
  test.each(refused)(
    'a colour of %s with too little contrast has a nearest one of the same hue that is accepted',
    (field, colours) => {
      const [issue, ...others] = contrastIssues(colours);
      expect([issue?.field, others]).toEqual([field, []]);
      expect(issue?.ratio).toBeLessThan(issue?.atLeast ?? 0);
      const nearest = issue?.nearest ?? '';
      expect(contrastIssues(withColour(colours, field, nearest))).toEqual([]);
      const [before, after] = [toOklch(issue?.colour ?? ''), toOklch(nearest)];
      if (before.chroma > 0.02) expect(after.hue).toBeCloseTo(before.hue, 1);
      // A colour between the two is not accepted.
      expect(Math.abs(after.lightness - before.lightness)).toBeGreaterThan(0.004);
    },
  );

  test('the contrast of a token of the light scheme is also checked where the dark one inherits it', () => {
    const [issue] = contrastIssues({ dark: { 'on-blue': '#333333' } });
    expect(issue).toMatchObject({ field: 'dark.on-blue', scheme: 'dark', ground: 'blue-ground' });
  });

  test('the rules have only different colours, and restore those of the dark scheme', () => {
    expect(coloursStyle({ light: { ink: '#000000' } })).toBe(
      ':root:root{--ink:#000000}@media (prefers-color-scheme:dark){:root:root{--ink:#eef0f4}}',
    );
    expect(coloursStyle({ light: { 'blue-ground': '#004d40' } })).toBe(':root:root{--blue-ground:#004d40}');
    expect(coloursStyle({ dark: { ground: '#000000' } })).toBe(
      '@media (prefers-color-scheme:dark){:root:root{--ground:#000000}}',
    );
  });

  test('the address of the style sheet changes with the colours', () => {
    const addresses = ['#1b5e20', '#6a1b9a'].map((main) => coloursSheetOf({ colours: { main } })?.address);
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) expect(address).toMatch(/^\/colours\/[\w-]{12}\.css$/);
  });
});
