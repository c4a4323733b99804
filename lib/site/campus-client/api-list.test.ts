import { isStoredFileName } from '#lib/platform/http/file-name.ts';
import { pairLists, splitList } from './api-list.ts';

test.each([
  ['a,b', ['a', 'b']],
  [' a , ,b,, ', ['a', 'b']],
  ['', []],
  [',,', []],
])('the list %p is split into its items', (list, items) => {
  expect(splitList(list)).toEqual(items);
});

test.each([
  [
    'even',
    'a,b',
    'A,B',
    [
      ['a', 'A'],
      ['b', 'B'],
    ],
  ],
  [
    'names too few',
    'a,b,c',
    'A',
    [
      ['a', 'A'],
      ['b', 'b'],
      ['c', 'c'],
    ],
  ],
  ['names too many', 'a', 'A,B,C', [['a', 'A']]],
  [
    'no names',
    'a,b',
    '',
    [
      ['a', 'a'],
      ['b', 'b'],
    ],
  ],
  ['no files', '', 'A,B', []],
  [
    'blanks and empty items',
    ' a ,, b',
    'A , B ',
    [
      ['a', 'A'],
      ['b', 'B'],
    ],
  ],
  [
    'empty items on both sides',
    'a,,b',
    'A,,B',
    [
      ['a', 'A'],
      ['b', 'B'],
    ],
  ],
  [
    'a name that is missing in the middle',
    'a,b,c',
    'A,,C',
    [
      ['a', 'A'],
      ['b', 'b'],
      ['c', 'C'],
    ],
  ],
  [
    'a file that is missing in the middle',
    'a,,c',
    'A,B,C',
    [
      ['a', 'A'],
      ['c', 'C'],
    ],
  ],
])('lists are paired: %s', (_, first, second, pairs) => {
  expect(pairLists(first, second)).toEqual(pairs);
});

test.each(['a.pdf', 'सूचना नं. १.pdf', 'क्\u200dष.pdf', '_draft.docx', '1699-Notice (2) & more.pdf', 'a'.repeat(200)])(
  '%p is accepted as the name of a stored file',
  (name) => expect(isStoredFileName(name)).toBe(true),
);

test.each([
  '',
  '.',
  '..',
  '.env',
  '../a.pdf',
  'a/b.pdf',
  'a\\b.pdf',
  'a..pdf',
  'https://example.org/a.pdf',
  'a?b',
  'a#b',
  'a%2fb',
  'a\u0000.pdf',
  'a\r\nb',
  'a"b',
  'fdp\u202egpj.exe',
  '\u200d',
  'a'.repeat(201),
])('%p is rejected as the name of a stored file', (name) => {
  expect(isStoredFileName(name)).toBe(false);
});
