import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { type FixtureApi, fixtureBytes, fixtureFile, openFixture } from '#campus-api/testing/fixture-api.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { makeDocx, wordRun } from '#packages/document-reader/testing/make-office-file.ts';
import { makeOpenDocument } from '#packages/document-reader/testing/make-open-document.ts';
import { type AttachmentForm, arrangeFiles } from './arrange-files.ts';
import { nameForVisitors, problemOfFile } from './check-file.ts';
import { matchesItsEnding } from './file-kinds.ts';
import { prepareAttachments } from './read-attachments.ts';
import { storeFile } from './store-file.ts';

describe('responses', () => {
  let fixture: FixtureApi;
  let folder: string;
  beforeAll(() => {
    fixture = openFixture();
    folder = join(fixture.options.dataDir, 'files');
    for (const name of ['सूचना २०८३.pdf', 'a b.docx', 'unknown.xyz', 'plain', '.hidden', '.partial-x.pdf']) {
      writeFileSync(join(folder, name), name);
    }
    writeFileSync(join(folder, 'empty.txt'), '');
    mkdirSync(join(folder, 'folder.pdf'));
    symlinkSync(join(fixture.options.dataDir, 'campus.db'), join(folder, 'link.pdf'));
  });
  afterAll(() => fixture.close());

  const address = `/images/${fixtureFile}`;
  const get = (headers: Record<string, string> = {}, path = address) => fixture.get(path, { headers });

  test.each([
    ['सूचना २०८३.pdf', 'application/pdf'],
    ['a b.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['unknown.xyz', 'application/octet-stream'],
    ['plain', 'application/octet-stream'],
  ])('%s is served as %s', async (name, type) => {
    const response = await get({}, `/images/${encodeURIComponent(name)}`);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(name);
  });

  test('an empty file is served', async () => {
    const response = await get({}, '/images/empty.txt');
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '0', '']);
  });

  test('HEAD returns the headers of GET', async () => {
    const head = await fixture.get(address, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toBeNull();
    expect([...head.headers]).toEqual([...(await get()).headers]);
    expect(head.headers.get('content-length')).toBe('10');
  });

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-20', fixtureBytes, 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('range %s: 206', async (range, bytes, contentRange) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(await response.text()).toBe(bytes);
  });

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('range %s: 416', async (range) => {
    const response = await get({ range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });

  test.each(['bytes=3-1', 'bytes=0-1,3-4', 'pages=1-2', 'bytes=-', 'bytes=a-b', ''])(
    'range %p is ignored',
    async (range) => {
      const response = await get({ range });
      expect([response.status, await response.text()]).toEqual([200, fixtureBytes]);
    },
  );

  test.each([
    '..%2fcampus.db',
    '%2e%2e%2fcampus.db',
    '..%5ccampus.db',
    '%252e%252e%252fcampus.db',
    '..%252fcampus.db',
    '..%c0%afcampus.db',
    `${fixtureFile}%00`,
    `${fixtureFile}%00.png`,
    '%00',
    '%2fetc%2fpasswd',
    '.%2f1-routine.pdf',
    '.hidden',
    '.partial-x.pdf',
    '..',
    '%2e%2e',
    'link.pdf',
    'folder.pdf',
    'missing.pdf',
    `${'a'.repeat(4096)}.pdf`,
    '%E0%A4%A',
    '%0d%0aset-cookie:x',
  ])('%s is not a file: 404', async (name) => {
    const response = await get({}, `/images/${name}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });

  function readLink(path: string): string | null {
    try {
      return readlinkSync(path);
    } catch {
      return null;
    }
  }

  test('a large file is read on demand, and closed when the reader cancels', async () => {
    writeFileSync(join(folder, 'large.bin'), Buffer.alloc(8 * 1024 * 1024, 1));
    // Counts only this file, not other open files of the process.
    const opened = (name: string) =>
      realpathSync.native(join(folder, 'large.bin')) === readLink(`/proc/self/fd/${name}`);
    const descriptors = () => readdirSync('/proc/self/fd').filter(opened).length;
    const before = descriptors();
    const unread = await get({}, '/images/large.bin');
    expect(descriptors()).toBe(before);
    const reader = unread.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(value?.length).toBeLessThanOrEqual(64 * 1024);
    await reader?.cancel();
    expect(descriptors()).toBe(before);
    expect((await (await get({}, '/images/large.bin')).arrayBuffer()).byteLength).toBe(8 * 1024 * 1024);
    expect(descriptors()).toBe(before);
  });

  test('a file replaced between header and body fails instead of sending other bytes', async () => {
    const path = join(folder, 'changing.txt');
    writeFileSync(path, 'first');
    const response = await get({}, '/images/changing.txt');
    rmSync(path);
    writeFileSync(path, 'second one');
    await expect(response.text()).rejects.toThrow('replaced');
  });
});

describe('stored files', () => {
  let folder: string;
  let files: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'campus-store-'));
    files = join(folder, 'files');
    mkdirSync(files);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('buffers and files of any size and mode are stored world-readable', () => {
    const source = join(folder, 'upload');
    const large = Buffer.alloc(9 * 1024 * 1024, 'campus');
    writeFileSync(source, large);
    chmodSync(source, 0o400);
    storeFile(files, { stored: 'large.bin', content: { path: source } });
    storeFile(files, { stored: 'small.txt', content: Buffer.from('routine') });
    expect(readFileSync(join(files, 'large.bin')).equals(large)).toBe(true);
    expect(readFileSync(join(files, 'small.txt'), 'utf8')).toBe('routine');
    for (const name of readdirSync(files)) expect(statSync(join(files, name)).mode & 0o777).toBe(0o644);
    expect(readdirSync(files).sort()).toEqual(['large.bin', 'small.txt']);
  });

  test('a large file is stored without buffering it in memory', () => {
    const source = join(folder, 'upload');
    writeFileSync(source, Buffer.alloc(64 * 1024 * 1024, 1));
    const before = process.memoryUsage().arrayBuffers;
    storeFile(files, { stored: 'large.bin', content: { path: source } });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
  });
});

describe('arranged files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arrange-files-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const before = [
    { stored: '1-a.pdf', original: 'scan1.pdf' },
    { stored: '2-b.pdf', original: 'scan2.pdf' },
  ];

  function arrange(form: AttachmentForm) {
    const issues = new Issues();
    const { files: added } = prepareAttachments(issues, 'file', form.file ?? []);
    const files = arrangeFiles(issues, 'notice 1', { before, added }, form);
    return { names: files.map(({ original }) => original), codes: issues.list.map(({ code }) => code), files };
  }

  test('a renamed file keeps its stored name and its extension', () => {
    const { files, codes } = arrange({ rename: [{ file: 'scan1.pdf', name: ' परीक्षा \n तालिका ' }] });
    expect(files[0]).toEqual({ stored: '1-a.pdf', original: 'परीक्षा तालिका.pdf' });
    expect(codes).toEqual([]);
    expect(arrange({ rename: [{ file: '1-a.pdf', name: 'Routine.PDF' }] }).names[0]).toBe('Routine.PDF');
    expect(arrange({ rename: [{ file: '1-a.pdf', name: 'run.exe' }] }).names[0]).toBe('run.exe.pdf');
  });

  test('files have different names: the later one gets a number', () => {
    expect(arrange({ rename: [{ file: '2-b.pdf', name: 'scan1' }] }).names).toEqual(['scan1.pdf', 'scan1 (2).pdf']);
    const path = join(folder, 'scan1.pdf');
    writeFileSync(path, '%PDF-');
    const form = { file: [{ path }, { path, name: 'scan1 (2).pdf' }] };
    expect(arrange(form).names).toEqual(['scan1.pdf', 'scan2.pdf', 'scan1 (2).pdf', 'scan1 (2) (2).pdf']);
    const swap = [
      { file: '1-a.pdf', name: 'scan2' },
      { file: '2-b.pdf', name: 'scan1' },
    ];
    expect(arrange({ rename: swap }).names).toEqual(['scan2.pdf', 'scan1.pdf']);
  });

  test('files come in the requested order, and the others follow', () => {
    const path = join(folder, 'new.pdf');
    writeFileSync(path, '%PDF-');
    const form = { file: [{ path }], order: [path, 'scan2.pdf'] };
    expect(arrange(form).names).toEqual(['new.pdf', 'scan2.pdf', 'scan1.pdf']);
    expect(arrange({ order: ['2-b.pdf'], dropFile: ['scan1.pdf'] }).names).toEqual(['scan2.pdf']);
  });

  test.each([
    ['an empty name', { rename: [{ file: 'scan1.pdf', name: ' ' }] }, 'file-name-missing'],
    ['only an extension', { rename: [{ file: 'scan1.pdf', name: '.pdf' }] }, 'file-name-missing'],
    ['a folder', { rename: [{ file: 'scan1.pdf', name: '../a.pdf' }] }, 'file-name-folder'],
    ['a folder of Windows', { rename: [{ file: 'scan1.pdf', name: 'C:\\a.pdf' }] }, 'file-name-folder'],
    ['a name that is too long', { rename: [{ file: 'scan1.pdf', name: 'x'.repeat(200) }] }, 'file-name-too-long'],
    [
      'a corrected page that is too long',
      { texts: [{ file: 'scan1.pdf', texts: { 2: 'अ'.repeat(20_001) } }] },
      'page-text-too-long',
    ],
    ['a name of no file', { rename: [{ file: 'none.pdf', name: 'a' }] }, 'file-not-attached'],
    ['an order with no such file', { order: ['none.pdf'] }, 'file-not-attached'],
    ['an order with a dropped file', { dropFile: ['scan1.pdf'], order: ['scan1.pdf'] }, 'file-not-attached'],
  ])('%s is rejected', (_, form, code) => {
    expect(arrange(form).codes).toEqual([code]);
  });
});

describe('kinds of files', () => {
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
});

describe('misnamed files', () => {
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
});

describe('metadata of pictures', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'metadata-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const exif = {
    IFD0: { Make: 'Secret camera', Artist: 'Secret person' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 12/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '83/1 59/1 0/1' },
  };
  /** A picture of two colours with place, device and an orientation. */
  const located = (format: 'jpeg' | 'png' | 'webp' | 'avif', orientation = 6) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: 'blue' } }, left: 0, top: 0 }])
      .withExif(exif)
      .withMetadata({ orientation })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret place</x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
  const stored = (bytes: Buffer, name: string) => {
    writeFileSync(join(folder, `sent-${name}`), bytes);
    storeFile(folder, { stored: name, content: { path: join(folder, `sent-${name}`) } });
    return readFileSync(join(folder, name));
  };
  const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'a stored %s has neither place nor device, and the same pixels upright',
    async (format) => {
      const bytes = await located(format);
      const result = stored(bytes, `a.${format}`);
      expect(bytes.toString('latin1')).toContain('Secret camera');
      expect(result.toString('latin1')).not.toMatch(/Secret|GPS/);
      expect(await pixels(result)).toEqual(await pixels(bytes));
      if (format !== 'avif') expect((await sharp(result).metadata()).orientation).toBe(6);
    },
  );

  test('a film or a second picture behind a JPEG is left out', async () => {
    const plain = await located('jpeg', 1);
    const second = await located('jpeg');
    const result = stored(Buffer.concat([plain, Buffer.from('MotionPhoto_Data'), second]), 'motion.jpg');
    expect(result.toString('latin1')).not.toMatch(/Secret|Motion/);
    expect((await sharp(result).metadata()).exif).toBeUndefined();
    expect(await pixels(result)).toEqual(await pixels(plain));
  });

  test('a progressive JPEG keeps its scans and its colour profile', async () => {
    const bytes = await sharp(await located('jpeg'))
      .withIccProfile('p3')
      .jpeg({ progressive: true })
      .toBuffer();
    const result = stored(
      Buffer.concat([bytes.subarray(0, 2), Buffer.from('\xff\xfe\0\x08Secret', 'latin1'), bytes.subarray(2)]),
      'p.jpg',
    );
    expect(result.equals(bytes)).toBe(true);
    expect((await sharp(result).metadata()).icc).toBeDefined();
  });

  test('comments of a GIF are left out, and it repeats as before', async () => {
    const frames = await sharp({ create: { width: 4, height: 8, channels: 3, background: 'red', pageHeight: 4 } })
      .gif({ loop: 3, delay: [100, 100] })
      .toBuffer();
    const at = frames.indexOf(Buffer.from([0x21, 0xf9]));
    const result = stored(
      Buffer.concat([frames.subarray(0, at), Buffer.from('\x21\xfe\x06Secret\0', 'latin1'), frames.subarray(at)]),
      'a.gif',
    );
    expect(result.equals(frames)).toBe(true);
  });

  test('documents are stored as they are, with the pictures in them', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), await located('jpeg'), Buffer.from('\n%%EOF')]);
    expect(stored(pdf, 'a.pdf').equals(pdf)).toBe(true);
  });

  test('damaged pictures are stored without an error', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await located(format);
      for (const length of [30, 100, Math.floor(bytes.length / 2)])
        stored(bytes.subarray(0, length), `cut-${length}.${format}`);
    }
    expect(readdirSync(folder).filter((name) => name.startsWith('cut-'))).toHaveLength(12);
  });

  const bmp = Buffer.alloc(58);
  bmp.write('BM', 'latin1');
  bmp.writeUInt32LE(54, 10);
  bmp.writeUInt32LE(40, 14);
  test.each([
    [
      'a TIFF as attachment',
      'scan.tif',
      () => Buffer.from('II*\0\x08\0\0\0'),
      'attachment',
      { code: 'file-format', values: { format: 'TIFF' } },
    ],
    ['a BMP', 'a.bmp', () => bmp, 'picture', { code: 'file-format', values: { format: 'BMP' } }],
    ['a BMP under another name', 'a.jpg', () => bmp, 'attachment', { code: 'file-format', values: { format: 'BMP' } }],
    [
      'HEIC',
      'a.heic',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'picture',
      { code: 'file-heic' },
    ],
    [
      'a cut JPEG',
      'a.jpg',
      async () => (await located('jpeg')).subarray(0, -30),
      'picture',
      { code: 'file-picture-cut' },
    ],
    [
      'a cut PNG beside a notice',
      'a.png',
      async () => (await located('png')).subarray(0, -30),
      'attachment',
      { code: 'file-picture-cut' },
    ],
    [
      'a PNG of 400 megapixels',
      'a.png',
      () => pngHead(20_000, 20_000),
      'picture',
      { code: 'file-picture-pixels', values: { megapixels: 400, most: 100 } },
    ],
  ] as const)('%s is refused with its reason', async (_, name, make, use, problem) => {
    const path = join(folder, name);
    writeFileSync(path, await make());
    expect(problemOfFile({ path, name }, use)).toMatchObject(problem);
  });

  test.each([
    ['photo.jfif', 'attachment'],
    ['motion.mpo', 'attachment'],
    ['motion.mpo', 'picture'],
  ] as const)('%s is accepted as %s', async (name, use) => {
    const path = join(folder, name);
    writeFileSync(path, Buffer.concat([await located('jpeg'), await located('jpeg')]));
    expect(problemOfFile({ path, name }, use)).toBeNull();
    expect(nameForVisitors({ path, name })).toMatch(/\.jpg$/);
  });
});

/** The first bytes of a PNG of a size. */
function pngHead(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
