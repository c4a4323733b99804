import { describeFile, fileType, formatFileSize } from './describe-file.ts';

describe('fileType', () => {
  it.each([
    ['a.pdf', 'PDF'],
    ['1786-नतिजा.docx', 'DOCX'],
    ['notice.tar.gz', 'GZ'],
    ['result 2083', null],
    ['no. 12', null],
    ['.', null],
  ])('the type of %s is %s', (name, type) => {
    expect(fileType(name)).toBe(type);
  });
});

describe('formatFileSize', () => {
  it.each([
    [0, '1 KB'],
    [9132, '9 KB'],
    [999_400, '999 KB'],
    [999_600, '1.0 MB'],
    [13_340_000, '13.3 MB'],
  ])('%d bytes are formatted as %s', (bytes, text) => {
    expect(formatFileSize(bytes, 'en')).toBe(text);
  });

  it('file sizes have the digits of the language', () => {
    expect(formatFileSize(1_440_000, 'ne')).toBe('१.४ एमबी');
  });
});

test('a file is described by its type and size, if known', () => {
  expect(describeFile('a.pdf', 312_000, 'en')).toBe('PDF, 312 KB');
  expect(describeFile('a.pdf', null, 'en')).toBe('PDF');
  expect(describeFile('a', 312_000, 'ne')).toBe('३१२ केबी');
  expect(describeFile('a', null, 'en')).toBe('');
  expect(describeFile('a.pdf', 0, 'ne')).toBe('PDF, खाली');
});
