import { piecesOf, wordsOf } from './linked-text.ts';

test('a text is cut into words and links to pages', () => {
  expect(piecesOf('See [Downloads](/notice/downloads) or [About](/about).')).toEqual([
    { text: 'See ', path: null },
    { text: 'Downloads', path: '/notice/downloads' },
    { text: ' or ', path: null },
    { text: 'About', path: '/about' },
    { text: '.', path: null },
  ]);
  expect(wordsOf('See [Downloads](/notice/downloads).')).toBe('See Downloads.');
});

test.each(['', 'Words (alone) [and] more', 'A note [1] (see there)'])('%p has no link', (text) => {
  expect(piecesOf(text).every(({ path }) => path === null)).toBe(true);
  expect(wordsOf(text)).toBe(text);
});

test('a link to no page is a mistake of the text', () => {
  expect(() => piecesOf('See [this](/nowhere).')).toThrow('no page at /nowhere');
});
