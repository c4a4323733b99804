import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureFile } from '#campus-api/testing/fixture-api.ts';

const campus = withAdminCampus();
const notice = ['notice', 'add', '--department', 'exam', '--text', 'Timetable', '--file'];
const flat = () => sharp({ create: { width: 20, height: 30, channels: 3, background: 'teal' } });
const pictures = {
  png: () => flat().png().toBuffer(),
  jpg: () => flat().jpeg().toBuffer(),
  gif: () => flat().gif().toBuffer(),
  webp: () => flat().webp().toBuffer(),
  avif: () => flat().avif().toBuffer(),
};
type Ending = keyof typeof pictures;

const misnamed: [string, Ending, string][] = [
  ['तालिका.jpg', 'png', 'तालिका.png'],
  ['IMG-2083.JPEG', 'png', 'IMG-2083.png'],
  ['routine.png', 'jpg', 'routine.jpg'],
  ['Whats.App.jpg', 'webp', 'Whats.App.webp'],
  ['photo.jpg', 'avif', 'photo.avif'],
  ['logo.bmp', 'gif', 'logo.gif'],
  ['IMG_1.HEIC', 'jpg', 'IMG_1.jpg'],
  ['saved.jfif', 'jpg', 'saved.jpg'],
  ['IMG_0001', 'jpg', 'IMG_0001.jpg'],
];

const attached = z.array(z.object({ fileName: z.string(), orignalFileName: z.string() }));

test.each(misnamed)('the attachment %s, which holds %s, becomes %s', async (name, ending, original) => {
  const { attempt, write, body, options } = campus();
  const content = await pictures[ending]();
  expect(await attempt([...notice, write(name, content)])).toMatchObject({ status: 0, stderr: '' });
  const [added] = attached.parse(await body('/notice/search?search=Timetable'));
  expect(added?.orignalFileName).toBe(original);
  expect(added?.fileName).toMatch(new RegExp(`^\\d+-1.*\\.${ending}$`));
  expect(readFileSync(join(options.dataDir, 'files', added?.fileName ?? ''))).toEqual(content);
});

test.each(['Photo.JPG', 'photo.jpeg', 'photo.jpg'])('the correct extension of %s is unchanged', async (name) => {
  const { attempt, write, body } = campus();
  await attempt([...notice, write(name, await pictures.jpg())]);
  expect(await body('/notice/search?search=Timetable')).toMatchObject([{ orignalFileName: name }]);
});

test.each(misnamed)('%s, which holds %s, is accepted as portrait, flash notice and album', async (name, ending) => {
  const { attempt, write } = campus();
  const file = write(name, await pictures[ending]());
  for (const args of [
    ['album', 'add', '--title', 'Tihar', file],
    ['flash', 'add', '--text', 'Tihar', '--picture', file],
    ['staff', 'add', '--name', 'Sita', '--type', 'teaching', '--picture', file],
  ])
    expect(await attempt([...args, '--yes'])).toMatchObject({ status: 0, stderr: '' });
});

const program = Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1');

test.each([
  ['scan.jpg', Buffer.from('%PDF-1.7')],
  ['scan.pdf', Buffer.from('<!doctype html><title>Sign in</title>')],
  ['scan.pdf', program],
  ['list.csv', program],
  ['notes.txt', program],
])('%s with other content is rejected', async (name, content) => {
  const { attempt, write, storedFiles } = campus();
  const { status, stderr } = await attempt([...notice, write(name, content)]);
  expect(status).toBe(1);
  expect(stderr).toContain(`${name}: the content of the file does not match its name`);
  expect(storedFiles()).toEqual([fixtureFile]);
});

test('a photograph under the name of a document or of a program is rejected', async () => {
  const { attempt, write } = campus();
  const jpeg = await pictures.jpg();
  expect((await attempt([...notice, write('letter.pdf', jpeg)])).stderr).toContain(
    'the content of the file does not match its name',
  );
  expect((await attempt([...notice, write('setup.exe', jpeg)])).stderr).toContain(
    'files of this kind cannot be attached',
  );
});

test('pictures of a folder are selected by their content', async () => {
  const { attempt, write, body } = campus();
  write('IMG_2', await pictures.jpg());
  write('1.jfif', await pictures.png());
  const folder = join(write('bill.pdf', '%PDF-'), '..');
  const { stderr } = await attempt(['album', 'add', '--title', 'Tour', folder]);
  expect(stderr).toContain('left out: bill.pdf');
  expect(await attempt(['album', 'add', '--title', 'Tour', folder, '--yes'])).toMatchObject({ status: 0 });
  expect(await body('/gallery/search?search=Tour')).toMatchObject([
    { images: expect.stringMatching(/^\d+-1-1-jfif\.jpg,\d+-2-img-2\.jpg$/) },
  ]);
});

test.each(['heic', 'heix', 'mif1'])(
  'Apple photographs of the brand %s are rejected, regardless of their names',
  async (brand) => {
    const { attempt, write } = campus();
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`)]);
    for (const name of ['IMG_1.HEIC', 'IMG_1.png', 'IMG_1'])
      expect((await attempt([...notice, write(name, heic)])).stderr).toContain('export it as JPEG');
  },
);

test('an AVIF picture with the generic brand first is not an Apple photograph', async () => {
  const { attempt, write } = campus();
  const avif = Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from('ftypmif1\0\0\0\0mif1avifmiaf')]);
  expect(await attempt([...notice, write('a.avif', avif)])).toMatchObject({ status: 0 });
});
