import { drawing } from './drawing.ts';

test.each(['logos/campus', 'logos/university'])('%s is an address, as addresses are written', (name) => {
  const [scheme, svg = ''] = [drawing(name).slice(0, 18), drawing(name).slice(19)];
  expect(scheme).toBe('data:image/svg+xml');
  // The characters of RFC 3986, and sequences of %.
  expect(drawing(name)).toMatch(/^data:(?:[\w\-.~:/?@!$&'()*+,;=]|%[0-9A-F]{2})+$/);
  expect(decodeURIComponent(svg)).toMatch(/^<svg xmlns="[^"]+" .*<\/svg>$/);
});
