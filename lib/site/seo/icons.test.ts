import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import sharp from 'sharp';
import { defaultIdentity } from '#content/site/defaults.ts';
import type { Identity } from '#content/site/identity.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { brandOf } from './icons/brand.ts';
import { drawIcon, icoFile } from './icons/draw-icon.ts';
import { handleIcon } from './icons/handle-icon.ts';
import { iconPaths } from './icons/icon-address.ts';
import { handleManifest } from './manifest.ts';
import { describeSearch } from './notices.ts';

jest.mock('next/root-params', () => ({ locale: async () => 'en' }));

const readLogo = jest.fn<Promise<Buffer | null>, [string]>();
jest.mock('./icons/read-logo.ts', () => ({ readLogo: (address: string) => readLogo(address) }));
let identity: Identity = defaultIdentity;
const mockReadIdentity = jest.fn(async () => identity);
jest.mock('#lib/site/site-content/snapshot.ts', () => ({ readIdentity: () => mockReadIdentity() }));
const mockConnection = jest.fn(async () => undefined);
jest.mock('next/server', () => ({ connection: () => mockConnection() }));

test.each([
  ['manifest', () => import('#app/manifest.webmanifest/route.ts')],
  ['Nepali manifest', () => import('#app/manifest-ne.webmanifest/route.ts')],
  ['description of the search', () => import('#app/opensearch.xml/route.ts')],
])(
  'the %s reads the name of the campus on requests only: a build that waited for a slow campus API failed',
  async (_, load) => {
    const { GET } = await load();
    const request = Promise.withResolvers<undefined>();
    mockConnection.mockReturnValueOnce(request.promise);
    mockReadIdentity.mockClear();
    const response = GET(new Request('http://site/'));
    await new Promise(setImmediate);
    expect(mockReadIdentity).not.toHaveBeenCalled();
    request.resolve(undefined);
    expect((await response).status).toBe(200);
    expect(mockReadIdentity).toHaveBeenCalled();
  },
);

describe('drawing of icons', () => {
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
    expect(await sharp(icon?.bytes).metadata()).toMatchObject({ format: 'webp', width: 187, height: 62 });
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

  test('the favicon has one size', async () => {
    const icon = await drawIcon(brand, 'favicon');
    expect([icon?.bytes.readUInt16LE(4), icon?.bytes.readUInt8(6)]).toEqual([1, 32]);
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
});
describe('responses with icons', () => {
  const request = (path: string, headers = {}) => handleIcon(new Request(`http://campus.example${path}`, { headers }));
  const lifetime = (response: Response) => response.headers.get('cache-control');

  beforeEach(() => {
    identity = defaultIdentity;
  });

  // The framework writes `?version` as `?version=`.
  test.each(['', '='])('an icon is immutable only at the address with its version (%j)', async (end) => {
    const { version } = brandOf(identity);
    const icon = await request(`/favicon.ico?${version}${end}`);
    expect([icon.headers.get('content-type'), lifetime(icon)]).toEqual([
      'image/x-icon',
      expect.stringMatching(/immutable/),
    ]);
    for (const path of ['/favicon.ico', '/favicon.ico?earlier'])
      expect(lifetime(await request(path))).toBe('public, max-age=300');
  });

  test('an icon has a tag, which changes with the colours of the campus', async () => {
    const before = (await request('/logos/icon-96.png')).headers.get('etag') ?? '';
    expect((await request('/logos/icon-96.png', { 'if-none-match': before })).status).toBe(304);
    identity = { ...defaultIdentity, colours: { main: '#1b5e20' } };
    const after = await request('/logos/icon-96.png', { 'if-none-match': before });
    expect([before, after.status]).toEqual([expect.stringMatching(/^W/), 200]);
    expect(after.headers.get('etag')).not.toBe(before);
  });

  test('no cache may store the letter for a logo that cannot be read, and the logo is read again', async () => {
    const alt = { en: 'Logo', ne: 'लोगो' };
    identity = { ...defaultIdentity, logo: { src: '/files/logo.png', width: 300, height: 100, alt } };
    readLogo.mockResolvedValue(null);
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      expect(lifetime(await request('/apple-icon.png'))).toBe('no-store');
      expect(readLogo).toHaveBeenCalledTimes(attempt);
    }
  });

  test.each(['/logos/none.png', '/logos/campus.webp', '/logos/university.webp'])(
    '%s is 404 without a logo',
    async (path) => {
      expect((await request(path)).status).toBe(404);
    },
  );
});
describe('the file of the favicon', () => {
  test('each picture is at the offset in the directory, with its size', async () => {
    const draw = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 4, background: '#fff' } })
        .png()
        .toBuffer();
    const pictures = await Promise.all([16, 48].map(draw));
    const file = icoFile(pictures);
    expect(file.readUInt16LE(4)).toBe(2);
    pictures.forEach((picture, index) => {
      const entry = 6 + 16 * index;
      const [side, length, offset] = [
        file.readUInt8(entry),
        file.readUInt32LE(entry + 8),
        file.readUInt32LE(entry + 12),
      ];
      expect(side).toBe(picture.readUInt32BE(16));
      expect(file.subarray(offset, offset + length).equals(picture)).toBe(true);
    });
  });
});
describe('the manifest', () => {
  const manifest = async () => (await handleManifest(new Request('http://site/'), 'ne')).json();

  test('the manifest and the search for browsers have the names of the campus', async () => {
    if (!sampleSite.identity) throw new Error('the sample campus has no names');
    identity = sampleSite.identity;
    expect(await manifest()).toMatchObject({
      name: identity.name.ne,
      short_name: identity.shortName.ne,
      description: identity.tagline?.ne,
    });
    expect(await describeSearch()).toContain(`<LongName>${identity.name.en}</LongName>`);
  });

  test('without a tagline the manifest has no description', async () => {
    const name = { en: 'Everest Campus', ne: 'सगरमाथा क्याम्पस' };
    identity = { name, shortName: name };
    expect(await manifest()).not.toHaveProperty('description');
  });
});
