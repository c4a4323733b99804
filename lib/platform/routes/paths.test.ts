import { attachmentPath, filePath, localeOf, localPath, publicPath } from './paths.ts';

test('the language is read from the address', () => {
  expect(['/ne/x', '/ne', '/NE/', '/news', '/'].map(localeOf)).toEqual(['ne', 'ne', 'ne', 'en', 'en']);
});

test.each(['/', '/about'])('%s has the same public path in both languages, in the browser and as rendered', (path) => {
  const rendered = path === '/' ? '/en' : `/en${path}`;
  expect([localPath(path, 'en'), localPath(path, 'ne'), rendered].map(publicPath)).toEqual([path, path, path]);
});

test('the name of a stored file is encoded in its address', () => {
  expect(filePath('क ख.jpg', 'profile')).toBe('/files/profile/%E0%A4%95%20%E0%A4%96.jpg');
  expect(attachmentPath({ fileName: '1.pdf', downloadName: 'a&b.pdf' })).toBe('/files/1.pdf?name=a%26b.pdf');
});
