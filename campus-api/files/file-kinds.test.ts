import { makeDocx, wordRun } from '#lib/platform/document-reader/testing/make-office-file.ts';
import { makeOpenDocument } from '#lib/platform/document-reader/testing/make-open-document.ts';
import { matchesItsEnding } from './file-kinds.ts';

const beginning = (content: Buffer) => content.subarray(0, 128);

test('OpenDocument files match their own extension, and not that of the other type', async () => {
  const text = beginning(await makeOpenDocument('text', '<text:p>a</text:p>'));
  const sheet = beginning(await makeOpenDocument('spreadsheet', ''));
  expect(matchesItsEnding('a.odt', text)).toBe(true);
  expect(matchesItsEnding('a.ods', sheet)).toBe(true);
  expect(matchesItsEnding('a.ods', text)).toBe(false);
  expect(matchesItsEnding('a.odt', sheet)).toBe(false);
});

test.each([
  ['a.ODT', Buffer.from('%PDF-1.7'), false],
  ['a.ods', Buffer.from('MZ and more'), false],
  ['a.rtf', Buffer.from('{\\rtf1 a}'), true],
  ['a.rtf', Buffer.from('<html>'), false],
  ['a.doc', Buffer.from('d0cf11e0a1b11ae100', 'hex'), true],
  ['a.xls', Buffer.from('<table></table>'), false],
  ['a.odp', Buffer.from('PK\u0003\u0004'), null],
])('the content of %s %#', (name, content, expected) => expect(matchesItsEnding(name, content)).toBe(expected));

test('an archive without a stated type may be an OpenDocument file', async () => {
  expect(matchesItsEnding('a.odt', beginning(await makeDocx(wordRun('a'))))).toBe(true);
});
