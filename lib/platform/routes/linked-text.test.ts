import { setContentAddresses } from './content-addresses.ts';
import { plainWords, splitLinks } from './linked-text.ts';

beforeAll(() =>
  setContentAddresses({
    files: new Set(),
    pages: new Set(['/life/NCC']),
    programmes: new Set(),
    categories: new Map(),
    redirects: new Map(),
    formerRows: [],
    names: new Map(),
  }),
);

test('a text is split into words and links to pages', () => {
  expect(splitLinks('See [Downloads](/notice/downloads) or [About](/about).')).toEqual([
    { text: 'See ' },
    { text: 'Downloads', path: '/notice/downloads' },
    { text: ' or ' },
    { text: 'About', path: '/about' },
    { text: '.' },
  ]);
  expect(plainWords('See [Downloads](/notice/downloads).')).toBe('See Downloads.');
});

test.each([
  ['/life/NCC', '/life/NCC'],
  ['/life/ncc', '/life/NCC'],
  ['/ne/library', '/library'],
  ['/Library/', '/library'],
  ['/privacy#part-2', '/privacy#part-2'],
  ['/search?q=form', '/search?q=form'],
])('a link to %s leads to the page %s', (to, path) => {
  expect(splitLinks(`[This](${to})`)).toEqual([{ text: 'This', path }]);
});

test.each(['https://tu.edu.np/forms?year=2083', 'http://campus.example', '/files/form.pdf'])(
  'a link to %s is a file or another site',
  (url) => expect(splitLinks(`[This](${url})`)).toEqual([{ text: 'This', url }]),
);

test.each(['/nowhere', '/life', '/api/visits', 'https://[', '/notice.pdf'])('a link to %s has no page', (to) => {
  expect(splitLinks(`See [this](${to}).`)).toEqual([{ text: 'See ' }, { text: 'this', unknown: to }, { text: '.' }]);
  expect(plainWords(`See [this](${to}).`)).toBe('See this.');
});

test.each(['', 'Words (alone) [and] more', 'A note [1] (see there)', '[a](javascript:alert(1))'])(
  '%p has no link',
  (text) => {
    expect(splitLinks(text)).toEqual(text ? [{ text }] : []);
    expect(plainWords(text)).toBe(text);
  },
);
