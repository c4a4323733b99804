import '#lib/site/campus-client/testing/next-cache.ts';
import { defaultIdentity } from '#content/site/defaults.ts';
import { brandOf } from './brand.ts';
import { handleIcon } from './handle-icon.ts';

let identity = defaultIdentity;
jest.mock('#lib/site/site-content/snapshot.ts', () => ({ readIdentity: async () => identity }));
const readLogo = jest.fn<Promise<Buffer | null>, [string]>();
jest.mock('./read-logo.ts', () => ({ readLogo: (address: string) => readLogo(address) }));

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
