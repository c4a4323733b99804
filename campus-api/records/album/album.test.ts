import { join } from 'node:path';
import sharp from 'sharp';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureFile } from '#campus-api/testing/fixture-api.ts';

const campus = withAdminCampus();

/** A telephone picture: rotated, with metadata of its orientation and location. */
const photograph = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: 'green' } })
    .withExif({ IFD3: { GPSLatitude: '28/1 12/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('an album is added from a folder in the order of its file names, upright, resized and without its location', async () => {
  const { attempt, options, write, body, storedFiles } = campus();
  const photo = await photograph();
  expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
  write('picture 10.JPG', photo);
  const folder = join(write('picture 2.jpg', photo), '..');
  write('list.txt', 'no picture');
  const added = await attempt(['album', 'add', '--title', 'Sports week', '--date', '2083-08-01', folder, '--yes']);
  expect(added).toMatchObject({ status: 0, stderr: '' });
  const names = /^\d+-1-picture-2-jpg\.jpg,\d+-2-picture-10-jpg\.jpg$/;
  expect(await body('/gallery/search?search=sports week')).toMatchObject([
    { id: 3, title: 'Sports week', date: '2026-11-17', images: expect.stringMatching(names) },
  ]);
  const stored = storedFiles().filter((name) => name.includes('picture-2-'));
  const sizes = await Promise.all(stored.map((name) => sharp(join(options.dataDir, 'files', name)).metadata()));
  expect(sizes.map(({ width, height, exif }) => [width, height, exif])).toEqual([
    [240, 480, undefined],
    [1000, 2000, undefined],
  ]);
  expect((await attempt(['album', 'list'])).stdout).toContain('3 2026-11-17 (1 Mangsir 2083), 2 pictures: Sports week');
  expect(await attempt(['album', 'remove', '3', '--yes'])).toMatchObject({ status: 0 });
  expect(storedFiles()).toEqual([fixtureFile]);
});

test('an album with files that are not pictures is rejected, and each such file is named', async () => {
  const { attempt, write, storedFiles } = campus();
  const files = [
    write('a.jpg', await photograph()),
    write('b.jpg', 'no picture'),
    write('c.png', Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1')),
  ];
  const { status, stderr } = await attempt(['album', 'add', '--title', 'x', ...files]);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /b\.jpg: the content of the file does not match its name.*\n.*c\.png: a part of this picture is missing/,
  );
  expect(storedFiles()).toEqual([fixtureFile]);
});
