import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readPgm } from './grey-map.ts';
import { SCAN_FILE } from './jobs.ts';
import { pictureFile } from './picture-sizes.ts';
import { createReader } from './reader-process.ts';
import { documentKind } from './types.ts';

const reader = createReader({ draws: false, priority: 0 });
afterAll(() => reader.close());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function fileOf(bytes: Buffer): Promise<string> {
  const file = join(folder, 'image');
  await writeFile(file, bytes);
  return file;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#eef' }, limitInputPixels: false });

test.each(['Photo.JPG', 'scan.jpeg', 'सूचना.png'])('%s is a document of one page', (name) => {
  expect(documentKind(name)).toBe('image');
});
test.each(['clip.gif', 'jpg', 'photo.jpg.html'])('%s is not a picture to recognise', (name) => {
  expect(documentKind(name)).toBeNull();
});

test('a picture waits to be recognised, and is drawn upright as its camera notes', async () => {
  const file = await fileOf(await plain(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(await reader.read(file, 'image', folder)).toEqual({
    value: {
      ...{ kind: 'image', pageCount: 1, isScan: true, legacyFonts: [] },
      pages: [
        {
          blocks: [],
          picture: { width: 1080, height: 2160 },
          recognition: { state: 'waiting', why: 'no-text', attempts: 0 },
        },
      ],
    },
  });
  await reader.draw(file, 'image', [1], folder);
  expect(await sharp(join(folder, pictureFile(1, 360, 'avif'))).metadata()).toMatchObject({ width: 360, height: 720 });
});

test('a scan of 10,000 by 10,000 pixels is bounded, and a small photograph enlarged', async () => {
  for (const [width, height] of [
    [10_000, 10_000],
    [600, 800],
  ] as const) {
    const file = await fileOf(await plain(width, height).jpeg().toBuffer());
    expect(await reader.scan(file, 'image', 1, folder)).toEqual({ value: null });
    const scan = readPgm(await readFile(join(folder, SCAN_FILE)));
    expect(scan.width * scan.height).toBeLessThanOrEqual(5_610_000);
    expect(scan.width).toBeGreaterThanOrEqual(1600);
  }
  expect((await stat(join(folder, SCAN_FILE))).size).toBeLessThan(6_000_000);
});

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['more than a hundred million pixels', () => plain(10_001, 10_000).png().toBuffer(), 'too-large'],
  ['the bytes of a PDF', () => Buffer.from('%PDF-1.7\n'), 'wrong-kind'],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'wrong-kind'],
  ['the beginning of a JPEG alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]), 'broken'],
  ['one byte', () => Buffer.from([0xff]), 'wrong-kind'],
  ['nothing', () => Buffer.alloc(0), 'empty'],
])('a picture with %s is named unreadable', async (_, bytes, why) => {
  expect(await reader.read(await fileOf(await bytes()), 'image', folder)).toMatchObject({ why });
});

test('a picture that is cut off fails when it is drawn', async () => {
  const whole = await plain(800, 800).png({ compressionLevel: 0 }).toBuffer();
  const file = await fileOf(whole.subarray(0, whole.length / 2));
  expect(await reader.scan(file, 'image', 1, folder)).toMatchObject({ why: 'broken' });
});
