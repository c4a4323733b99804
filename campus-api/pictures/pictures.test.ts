import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { formatTable } from '#campus-api/csv/format-table.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { exportFile, OLD_SITE } from '#packages/site-import/testing/wordpress-export.ts';
import { prepareLogo } from '../web/records/prepare-upload.ts';
import { createPictureHelper } from './picture-helper.ts';
import { prepareAlbumPicture } from './prepare-picture.ts';

describe('logos', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'logos-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function prepare(content: string | Buffer, name = 'logo.svg') {
    const path = join(folder, name);
    writeFileSync(path, content);
    return prepareLogo({ path, name });
  }

  const svg = (content: string, root = 'viewBox="0 0 96 48"') =>
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${content}</svg>`;
  const shape = '<circle cx="48" cy="24" r="20" fill="#0a7d2c"/>';

  test('an SVG is drawn as PNG at the size of the icons, with its transparency', async () => {
    const logo = await prepare(svg(shape));
    if ('code' in logo) throw new Error(logo.code);
    expect(await sharp(logo.picture).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
    expect([logo.width, logo.height]).toEqual([1024, 512]);
    const { channels } = await sharp(logo.picture).stats();
    expect(channels[3]?.min).toBe(0);
  });

  test.each(['png', 'webp'] as const)('a transparent %s stays transparent', async (format) => {
    const picture = await sharp({ create: { width: 200, height: 100, channels: 4, background: '#00000000' } })
      .toFormat(format)
      .toBuffer();
    const logo = await prepare(picture, `logo.${format}`);
    if ('code' in logo) throw new Error(logo.code);
    expect([logo.width, logo.height]).toEqual([200, 100]);
    expect((await sharp(logo.picture).stats()).channels[3]?.max).toBe(0);
  });

  test('a logo with a side below 64 pixels is rejected', async () => {
    const picture = await sharp({ create: { width: 300, height: 60, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await prepare(picture, 'small.png')).toMatchObject({ code: 'file-logo-small' });
  });

  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['an event handler', svg(shape, 'viewBox="0 0 9 9" onload="alert(1)"')],
    ['a foreign document', svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['a picture of another site', svg('<image href="https://elsewhere.example/a.png"/>')],
    ['a file of the server', svg('<image xlink:href="file:///etc/passwd"/>')],
    ['a file beside it', svg(`<image href='other.svg'/>`)],
    ['an outside style sheet', svg('<style>@import "https://elsewhere.example/a.css"</style>')],
    ['an outside paint', svg('<rect fill="url(https://elsewhere.example/#a)"/>')],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`],
  ])('an SVG with %s is rejected', async (_, text) => {
    expect(await prepare(text)).toMatchObject({ code: 'file-svg-unsafe', values: { file: 'logo.svg' } });
  });

  test('references within an SVG are allowed', async () => {
    const gradient = '<defs><linearGradient id="g"><stop stop-color="#0a7d2c"/></linearGradient></defs>';
    expect(
      await prepare(svg(`${gradient}<rect width="96" height="48" fill="url(#g)"/><use href="#g"/>`)),
    ).toHaveProperty('width', 1024);
  });

  test.each([
    ['of enormous size', svg(shape, 'width="1000000000" height="1000000000"')],
    ['without an end', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    ['without a size', svg('', 'width="0" height="0"')],
  ])('an SVG %s is rejected as unreadable', async (_, text) => {
    expect(await prepare(text)).toMatchObject({ code: 'file-no-picture' });
  });

  test('a large SVG is rejected before it is read', async () => {
    expect(await prepare(svg(`<!-- ${'a'.repeat(2 * 1024 * 1024)} -->`))).toMatchObject({ code: 'file-svg-large' });
  });

  test('a file that is not a picture is rejected', async () => {
    expect(await prepare('a letter', 'letter.txt')).toMatchObject({ code: 'file-no-picture' });
  });
});

describe('the picture process', () => {
  const program = join(import.meta.dirname, '../testing/fragile-pictures.ts');
  const boundsList = [{ width: 10, height: 10 }];
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'campus-pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Converts pictures; returns the failed and the converted ones, and the process that received each. */
  async function convert(names: string[], settings: Parameters<typeof createPictureHelper>[0] = {}) {
    const helper = createPictureHelper({ program, idleMs: 50, ...settings });
    const results = await Promise.all(names.map((name) => helper(join(folder, name), boundsList)));
    const log = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
    const received = log.map((line) => ({ pid: Number(line.split(' ')[0]), name: line.split(' ')[1] ?? '' }));
    return {
      failed: names.filter((_, index) => results[index] === 'failed'),
      made: names.filter((_, index) => results[index] !== 'failed'),
      received,
      pids: [...new Set(received.map(({ pid }) => pid))],
    };
  }

  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  test('one process converts all pictures and ends when idle', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `${index}.jpg`);
    const { made, received, pids } = await convert(names);
    expect(made).toEqual(names);
    expect(received.map(({ name }) => name)).toEqual(names);
    expect(pids).toHaveLength(1);
    for (let tries = 0; tries < 100 && isRunning(pids[0] ?? 0); tries += 1) await wait(50);
    expect(isRunning(pids[0] ?? 0)).toBe(false);
  });

  test('a process above its limit of memory is killed, and its pictures fail', async () => {
    const helper = createPictureHelper({ program, idleMs: 50, memoryBytes: 1 });
    expect(await helper(join(folder, 'endless'), boundsList)).toBe('failed');
  });

  test.each([1, 2, 5])(
    'a picture that crashes the process fails without affecting others, with concurrency %s',
    async (concurrency) => {
      const names = ['1.jpg', '2.jpg', 'deadly', '3.jpg', '4.jpg', '5.jpg', '6.jpg'];
      const { failed, made } = await convert(names, { concurrency });
      expect(failed).toEqual(['deadly']);
      expect(made).toEqual(names.filter((name) => name !== 'deadly'));
    },
  );

  test('several pictures that crash the process fail, and no others', async () => {
    const names = ['1.jpg', 'a-deadly', 'b-deadly', '2.jpg', 'c-deadly'];
    const { failed, made } = await convert(names, { concurrency: 2 });
    expect(failed).toEqual(['a-deadly', 'b-deadly', 'c-deadly']);
    expect(made).toEqual(['1.jpg', '2.jpg']);
  });

  test('a picture that times out fails without affecting others, and its process is killed', async () => {
    const { failed, made, received } = await convert(['1.jpg', 'endless', '2.jpg', '3.jpg'], {
      concurrency: 2,
      timeoutMs: 2000,
    });
    expect(failed).toEqual(['endless']);
    expect(made).toEqual(['1.jpg', '2.jpg', '3.jpg']);
    const hung = received.find(({ name }) => name === 'endless')?.pid ?? 0;
    for (let tries = 0; tries < 100 && isRunning(hung); tries += 1) await wait(50);
    expect(isRunning(hung)).toBe(false);
  });

  test('a program that exits immediately fails the pictures, not the caller', async () => {
    const helper = createPictureHelper({ program: '/dev/null', idleMs: 50 });
    expect(await Promise.all(['1.jpg', '2.jpg', '3.jpg'].map((name) => helper(name, boundsList)))).toEqual([
      'failed',
      'failed',
      'failed',
    ]);
  });
});

describe('photographs', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const make = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0a7d2c' } });
  async function prepare(content: Buffer, name: string) {
    const path = join(folder, name);
    writeFileSync(path, content);
    const made = await prepareAlbumPicture({ path, name });
    if ('code' in made) throw new Error(made.code);
    return { ...(await sharp(made.picture).metadata()), colour: (await sharp(made.picture).stats()).dominant };
  }

  test.each([
    ['a JPEG of 108 megapixels', 'a.jpg', () => make(12_000, 9000).jpeg({ quality: 20 }), [2000, 1500]],
    ['a TIFF', 'a.tif', () => make(400, 300).tiff(), [400, 300]],
    ['a CMYK JPEG', 'b.jpg', () => make(400, 300).toColourspace('cmyk').jpeg(), [400, 300]],
    ['a PNG of 16 bits', 'a.png', () => make(400, 300).toColourspace('rgb16').png(), [400, 300]],
    ['a turned JPEG', 'c.jpg', () => make(400, 300).jpeg().withMetadata({ orientation: 6 }), [300, 400]],
  ] as const)('%s becomes an upright JPEG in the colours of screens', async (_, name, picture, [width, height]) => {
    const made = await prepare(await picture().toBuffer(), name);
    expect(made).toMatchObject({ format: 'jpeg', space: 'srgb', width, height });
    expect(made.exif).toBeUndefined();
    expect(made.colour.g).toBeGreaterThan(made.colour.r + 40);
  });
});

describe('a photograph', () => {
  const campus = withAdminCampus();
  const url = `${OLD_SITE}/wp-content/uploads/poster.jpg`;

  /** A photograph on its side of more than the megabytes of which smaller versions are made. */
  async function photograph(): Promise<Uint8Array> {
    const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'green' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    return Buffer.concat([jpeg, new Uint8Array(20_000_000)]);
  }

  const table = () =>
    campus().write(
      'notices.csv',
      formatTable([
        ['date', 'text', 'files'],
        ['2024-08-28', 'Poster', 'poster.jpg'],
      ]),
    );
  const wordpress = () =>
    campus().write('export.xml', exportFile([{ id: 1, title: 'Poster', content: `<a href="${url}">Poster</a>` }]));

  test.each<[string, (path: string) => string[]]>([
    ['notice add', (path) => ['notice', 'add', '--text', 'Poster', '--department', 'exam', '--file', path]],
    ['publication add', (path) => ['publication', 'add', '--title', 'Poster', '--date', '2024-08-28', '--file', path]],
    ['qaa document add', (path) => ['qaa', 'document', 'add', '--name', 'Poster', '--file', path]],
    ['import notices', (path) => ['import', 'notices', table(), '--files', dirname(path)]],
    ['import wordpress', (path) => ['import', 'wordpress', wordpress(), '--media', dirname(path)]],
  ])('%s makes a photograph smaller that visitors would get whole', async (_, words) => {
    const path = campus().write('poster.jpg', await photograph());
    const done = await campus().attempt([...words(path), '--yes']);
    expect(done).toMatchObject({ status: 0 });
    const [stored = ''] = campus()
      .storedFiles()
      .filter((name) => name.endsWith('.jpg'));
    const { width, height, orientation } = await sharp(
      readFileSync(join(campus().options.dataDir, 'files', stored)),
    ).metadata();
    expect({ width, height, orientation }).toEqual({ width: 200, height: 300, orientation: undefined });
  });
});
