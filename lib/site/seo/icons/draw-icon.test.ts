import '#lib/site/campus-client/testing/next-cache.ts';
import sharp from 'sharp';
import { defaultIdentity } from '#content/site/defaults.ts';
import type { Identity } from '#content/site/identity.ts';
import { brandOf } from './brand.ts';
import { drawIcon } from './draw-icon.ts';
import { iconPaths } from './icon-address.ts';

const readLogo = jest.fn<Promise<Buffer | null>, [string]>();
jest.mock('./read-logo.ts', () => ({ readLogo: (address: string) => readLogo(address) }));

const alt = { en: 'Logo', ne: 'लोगो' };
const withLogo: Identity = { ...defaultIdentity, logo: { src: '/files/logo.png', width: 300, height: 100, alt } };
const brand = brandOf(withLogo);

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer();

/** The colour of a pixel as red, green, blue and alpha. */
async function pixel(picture: Buffer | undefined, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

beforeEach(async () => {
  readLogo.mockReset().mockResolvedValue(await red(300, 100));
});

test('a logo that is not square has transparent margins in an icon', async () => {
  const icon = await drawIcon(brand, 'medium');
  expect(icon?.isFallback).toBe(false);
  expect(await sharp(icon?.bytes).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  expect(await pixel(icon?.bytes, 96, 96)).toEqual([255, 0, 0, 255]);
  expect((await pixel(icon?.bytes, 96, 10))[3]).toBe(0);
});

test('the large icon has the ground of the site, and the logo within the part that launchers show', async () => {
  const icon = await drawIcon(brandOf({ ...withLogo, colours: { light: { ground: '#e0f2e9' } } }), 'large');
  expect(await pixel(icon?.bytes, 5, 5)).toEqual([0xe0, 0xf2, 0xe9, 255]);
  expect(await pixel(icon?.bytes, 256, 256)).toEqual([255, 0, 0, 255]);
  expect(await pixel(icon?.bytes, 40, 256)).toEqual([0xe0, 0xf2, 0xe9, 255]);
});

test('the logo in the header keeps its proportions', async () => {
  const icon = await drawIcon(brand, 'campus');
  expect(await sharp(icon?.bytes).metadata()).toMatchObject({ format: 'webp', width: 224, height: 75 });
});

test('without a logo the icons show a letter in the colours of the campus', async () => {
  const icon = await drawIcon(brandOf({ ...defaultIdentity, colours: { main: '#1b5e20' } }), 'small');
  expect(icon?.isFallback).toBe(false);
  expect(await pixel(icon?.bytes, 10, 48)).toEqual([0x1b, 0x5e, 0x20, 255]);
  expect(readLogo).not.toHaveBeenCalled();
  expect(await drawIcon(brandOf(defaultIdentity), 'campus')).toBeNull();
});

test.each([
  ['is missing', null],
  ['is damaged', Buffer.from('a letter')],
  ['is an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>')],
])('a letter stands for a logo that %s', async (_, bytes) => {
  readLogo.mockResolvedValue(bytes);
  expect((await drawIcon(brand, 'small'))?.isFallback).toBe(true);
});

test('the favicon has three sizes', async () => {
  const icon = await drawIcon(brand, 'favicon');
  expect(icon?.bytes.readUInt16LE(4)).toBe(3);
});

test('the version changes with each property that the icons show', () => {
  const { university } = { university: { text: alt, url: 'https://u.example/', logo: withLogo.logo } };
  const identities: Identity[] = [
    defaultIdentity,
    withLogo,
    { ...withLogo, university },
    { ...withLogo, colours: { main: '#1b5e20' } },
    { ...defaultIdentity, shortName: { en: 'Other', ne: 'अर्को' } },
  ];
  expect(new Set(identities.map((identity) => brandOf(identity).version)).size).toBe(identities.length);
  expect(brandOf({ ...withLogo, name: alt }).version).toBe(brand.version);
});

test('each icon has its own address', () => {
  expect(new Set(Object.values(iconPaths)).size).toBe(Object.keys(iconPaths).length);
});
