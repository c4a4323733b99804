import { plainWords, splitLinks } from './linked-text.ts';

test('a text is split into words and links to pages', () => {
  expect(splitLinks('See [Downloads](/notice/downloads) or [About](/about).')).toEqual([
    { text: 'See ', path: null },
    { text: 'Downloads', path: '/notice/downloads' },
    { text: ' or ', path: null },
    { text: 'About', path: '/about' },
    { text: '.', path: null },
  ]);
  expect(plainWords('See [Downloads](/notice/downloads).')).toBe('See Downloads.');
});

test.each(['', 'Words (alone) [and] more', 'A note [1] (see there)'])('%p has no link', (text) => {
  expect(splitLinks(text).every(({ path }) => path === null)).toBe(true);
  expect(plainWords(text)).toBe(text);
});

test('a link to an unknown page throws', () => {
  expect(() => splitLinks('See [this](/nowhere).')).toThrow('no page at /nowhere');
});
