import { readDrawing, shapesIn, toDataUrl } from './drawing.ts';

const drawn = (content: string, root = 'viewBox="0 0 9 9"') =>
  shapesIn(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`, 'logos/some');

test.each(['logos/campus', 'logos/university'])('%s is inlined as shapes', (name) => {
  expect(readDrawing(name)).toEqual({ viewBox: '-48 -48 96 96', shapes: expect.stringMatching(/^<circle .*\/>$/) });
});

test('ids are prefixed with the name of the drawing', () => {
  const { shapes } = drawn('<clipPath id="c"><path d="M0 0"/></clipPath><g id="d" clip-path="url(#c)"></g>') ?? {};
  expect(shapes).toBe(
    '<clipPath id="logos-some-c"><path d="M0 0"/></clipPath><g id="logos-some-d" clip-path="url(#logos-some-c)"></g>',
  );
});

test('the order of attributes of the root does not matter', () => {
  expect(shapesIn('<svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg"><g/></svg>', 'x')).toEqual({
    viewBox: '0 0 9 9',
    shapes: '<g/>',
  });
});

test.each([
  ['styles', '<style>g{fill:red}</style><g/>'],
  ['an attribute of styles', '<g style="fill:red"/>'],
  ['classes', '<g class="a"/>'],
  ['a script', '<script>0</script>'],
  ['an event handler', '<g onclick="0"/>'],
  ['a picture', '<image href="data:,"/>'],
  ['a link', '<a href="/"><path d="M0 0"/></a>'],
  ['words', '<g>words</g>'],
  ['letters', '<g>ss</g>'],
  ['HTML', '<foreignObject><p></p></foreignObject>'],
  ['a comment', '<!-- a --><g/>'],
  ['entities', '<g fill="&#x72;ed"/>'],
])('a drawing with %s is not inlined', (_, content) => {
  expect(drawn('<path d="M0 0"/>')).not.toBeNull();
  expect(drawn(content)).toBeNull();
});

test('a drawing with other attributes of the root is not inlined', () => {
  expect(drawn('<g/>', 'viewBox="0 0 9 9" fill="none"')).toBeNull();
});

test('other drawings become a valid data URL', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path style="fill:url(#a)" d="M0 0,9%"/></svg>';
  const [scheme, written = ''] = [toDataUrl(svg).slice(0, 18), toDataUrl(svg).slice(19)];
  expect(scheme).toBe('data:image/svg+xml');
  // The characters of RFC 3986, and sequences of %.
  expect(toDataUrl(svg)).toMatch(/^data:(?:[\w\-.~:/?@!$&'()*+,;=]|%[0-9A-F]{2})+$/);
  expect(decodeURIComponent(written)).toBe(svg);
});
