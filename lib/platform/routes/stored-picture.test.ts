import { storedPictureOf } from './stored-picture.ts';

const encoded = (source: string) => `/_next/image?w=660&url=${encodeURIComponent(source)}&q=60`;

test.each([
  ['/files/a.jpg', 'a.jpg'],
  ['/files/profile/a.jpg', 'a.jpg'],
  ['/files/%E0%A4%95%20a.jpg', 'क a.jpg'],
  ['/files/%61.jpg', 'a.jpg'],
  ['/files/a.jpg?name=b', 'a.jpg'],
  ['/pictures/../files/a.jpg', 'a.jpg'],
  ['\\files\\a.jpg', 'a.jpg'],
  ['http://site/files/a.jpg', 'a.jpg'],
  ['/FILES/a.jpg', 'a.jpg'],
  ['/files//a.jpg', 'a.jpg'],
  ['/files/%ff.jpg', '%ff.jpg'],
])('the picture of %s comes from the stored file %s', (source, name) => {
  expect(storedPictureOf(encoded(source))).toBe(name);
});

test.each([encoded('/pictures/hills.webp'), encoded(''), '/_next/image', '/files/a.jpg', '/?url=/files/a.jpg'])(
  '%s does not show a stored file',
  (url) => {
    expect(storedPictureOf(url)).toBeNull();
  },
);
