import { serveFiles } from './serve-files.ts';

const ORIGIN = 'https://campus.example';
const FILE = `${ORIGIN}/files/a.pdf`;
const stored = new Map<string, string>();
const listeners: ((event: unknown) => void)[] = [];
const withoutQuery = (address: string) => address.split('?')[0] ?? '';

beforeAll(() => {
  const cache = {
    match: async (address: string) => {
      const match = [...stored].find(([key]) => withoutQuery(key) === withoutQuery(address));
      return match && new Response(match[1]);
    },
    delete: async (address: string) => {
      for (const key of stored.keys()) if (withoutQuery(key) === withoutQuery(address)) stored.delete(key);
      return true;
    },
  };
  Object.assign(globalThis, {
    self: { addEventListener: (_: string, listen: (event: unknown) => void) => listeners.push(listen) },
    location: new URL(ORIGIN),
    caches: { open: async () => cache, has: async () => true },
  });
  serveFiles();
});
beforeEach(() => {
  stored.clear();
  stored.set(`${FILE}?name=Routine.pdf`, 'the copy');
});
afterEach(() => void jest.restoreAllMocks());

/** Reads the file's address, with this response of the site. */
async function read(site: (method: string) => Response | Promise<Response>): Promise<string> {
  const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => site(init?.method ?? 'GET'));
  const responses: Promise<Response>[] = [];
  const event = {
    request: { url: FILE, method: 'GET' },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (response: Promise<Response>) => responses.push(response),
  };
  for (const listen of listeners) listen(event);
  const text = await (await responses[0])?.text();
  expect(fetchSpy.mock.calls.length).toBeGreaterThan(0);
  return text ?? '';
}

test('a saved file is served from the device while the site has it', async () => {
  expect(await read(() => new Response(null))).toBe('the copy');
  expect(stored.size).toBe(1);
});

test.each([404, 410])('a saved file with status %i on the site is deleted and not served', async (status) => {
  expect(await read((method) => new Response(method === 'HEAD' ? null : 'not there', { status }))).toBe('not there');
  expect(stored.size).toBe(0);
});

test.each([429, 500, 503])('a saved file is served if the site responds with %i', async (status) => {
  expect(await read(() => new Response(null, { status }))).toBe('the copy');
});

test('a saved file is served without a connection', async () => {
  expect(await read(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('the copy');
  expect(stored.size).toBe(1);
});
