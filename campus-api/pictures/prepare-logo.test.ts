import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { prepareLogo } from './prepare-logo.ts';

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
  expect(await prepare(svg(`${gradient}<rect width="96" height="48" fill="url(#g)"/><use href="#g"/>`))).toHaveProperty(
    'width',
    1024,
  );
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
