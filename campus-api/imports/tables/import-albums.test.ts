import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { start } from '#campus-api/testing/start-server.ts';
import { smallPdf, smallPng } from '#packages/site-import/testing/wordpress-export.ts';

const campus = withAdminCampus();

function folderOf(files: Readonly<Record<string, Uint8Array>>): string {
  const folder = join(dirname(campus().write('root', '')), 'photographs');
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

const importFolder = (folder: string, ...words: string[]) => campus().attempt(['import', 'albums', folder, ...words]);
const albums = async () => {
  const body = await campus().body('/gallery/all');
  return Array.isArray(body) ? body : [];
};

test('folders become albums with their day, and their pictures in the order of their names; undo takes them back', async () => {
  const folder = folderOf({
    '2081-05-12 Annual day/IMG 10.png': smallPng(30, 20),
    '2081-05-12 Annual day/IMG 2.png': smallPng(20, 30),
    'रक्तदान कार्यक्रम/a.png': smallPng(),
  });
  const before = campus().storedFiles();
  const done = await importFolder(folder, '--yes');
  expect(done).toMatchObject({ status: 0, stdout: expect.stringContaining('Imported. Albums: 2; files: 3') });
  expect(done.stdout).toContain('2024-08-28 (12 Bhadra 2081): Annual day; pictures: 2');
  expect(done.stdout).toContain('dated today: 1\n  रक्तदान कार्यक्रम');
  const annual = (await albums()).find(({ title }) => title === 'Annual day');
  expect(annual).toMatchObject({
    date: '2024-08-28',
    images: expect.stringMatching(/img-2\.jpg,.*img-10\.jpg$/),
    thumbnails: expect.stringMatching(/img-2-thumb\.jpg,.*img-10-thumb\.jpg$/),
  });
  expect(campus().storedFiles()).toHaveLength(before.length + 6);
  expect(readdirSync(campus().options.dataDir)).not.toContain('import-pictures');
  expect((await campus().attempt(['undo', '--yes'])).status).toBe(0);
  expect((await albums()).map(({ title }) => title)).not.toContain('Annual day');
  expect(campus().storedFiles()).toEqual(before);
});

test('a second import adds only new folders', async () => {
  const folder = folderOf({ '2081-05-12 One/a.png': smallPng() });
  await importFolder(folder, '--yes');
  expect((await importFolder(folder, '--yes')).stdout).toContain('There is nothing new to import.');
  folderOf({ '2081-05-13 Two/a.png': smallPng() });
  const again = await importFolder(folder, '--yes');
  expect(again.stdout).toContain('Imported before, unchanged: 1');
  expect(again.stdout).toContain('Imported. Albums: 1; files: 1.');
});

test('files that are not pictures, damaged pictures and other folders are named, and the rest is imported', async () => {
  const folder = folderOf({
    '2081-05-12 Mixed/good.png': smallPng(),
    '2081-05-12 Mixed/letter.pdf': smallPdf,
    '2081-05-12 Mixed/broken.png': smallPng().subarray(0, 45),
    '2081-05-12 Mixed/Thumbs.db': Buffer.from('x'),
    '2081-05-12 Mixed/inner/a.png': smallPng(),
    '2081-05-12 Only letters/letter.pdf': smallPdf,
    '2081-05-12 Only broken/broken.png': smallPng().subarray(0, 45),
    '2081-13-32 Wrong day/a.png': smallPng(),
    'loose.png': smallPng(),
  });
  mkdirSync(join(folder, 'Empty'));
  symlinkSync('/etc', join(folder, 'Link'));
  const { stdout } = await importFolder(folder, '--yes');
  for (const line of [
    'letter.pdf of “Mixed”: this is not a readable picture.',
    'broken.png of “Mixed”: a part of this picture is missing',
    'loose.png of “photographs”: it is not in the folder of an album',
    '2081-05-12 Mixed/inner: it is within the folder of an album',
    '2081-13-32 Wrong day: date: there is no day 2081-13-32 in Bikram Sambat.',
    'Empty: it has no files',
    'Link: it is outside of the folder',
    'none of their pictures could be read: 2\n  Only broken\n  Only letters',
    'Imported. Albums: 1; files: 1.',
  ])
    expect(stdout).toContain(line);
  expect(stdout).not.toContain('Thumbs.db');
});

test('a dry run shows the plan in Nepali and changes nothing', async () => {
  const folder = folderOf({ '२०८१-०५-१२ वार्षिकोत्सव/a.png': smallPng() });
  const { stdout } = await importFolder(folder, '--dry-run', '--language', 'ne');
  expect(stdout).toContain('एल्बम: १; फाइल: १');
  expect(stdout).toContain('2024-08-28 (२०८१ भदौ १२): वार्षिकोत्सव; तस्बिर: १');
  expect((await albums()).map(({ title }) => title)).not.toContain('वार्षिकोत्सव');
});

test.each(['SIGKILL', 'SIGINT'] as const)(
  'an import that ends by %s changes nothing, and the next one imports everything',
  async (signal) => {
    // Many: the signal comes during the conversion, also on a slow machine.
    const names = Array.from({ length: 200 }, (_, index) => `2081-05-12 Many/${index}.png`);
    const folder = folderOf(Object.fromEntries(names.map((name) => [name, smallPng(600, 400)])));
    const before = campus().storedFiles();
    const pictures = join(campus().options.dataDir, 'import-pictures');
    const { child, ended } = start({ DATA_DIR: campus().options.dataDir }, ['import', 'albums', folder, '--yes']);
    while (!existsSync(pictures) || readdirSync(pictures).length < 4) await wait(5);
    child.kill(signal);
    expect(await ended).not.toBe(0);
    expect(existsSync(pictures)).toBe(signal === 'SIGKILL');
    expect(campus().storedFiles()).toEqual(before);
    for (const name of names.slice(3)) rmSync(join(folder, name));
    const { stdout } = await importFolder(folder, '--yes');
    expect(stdout).toContain('Imported. Albums: 1; files: 3.');
    expect(existsSync(pictures)).toBe(false);
  },
);
