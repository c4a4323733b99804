import { servePageScript } from './serve-page-script.ts';

const ORIGIN = 'https://campus.example';
const stored = new Map<string, string>();
const listeners: ((event: unknown) => void)[] = [];

beforeAll(() => {
  const cache = {
    match: async (address: string) => {
      const script = stored.get(address);
      return script && new Response(script);
    },
    keys: async () => [...stored.keys()],
    delete: async (address: string) => stored.delete(address),
    put: async (address: string, script: Response) => void stored.set(address, await script.text()),
  };
  Object.assign(globalThis, {
    self: { addEventListener: (_: string, listen: (event: unknown) => void) => listeners.push(listen) },
    location: new URL(ORIGIN),
    caches: { open: async () => cache },
  });
  servePageScript();
});
beforeEach(() => stored.clear());
afterEach(() => void jest.restoreAllMocks());

/** The response of the worker for an address, with this response of the site; undefined if the worker does not handle the request. */
async function read(path: string, site: () => Response): Promise<string | undefined> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => site());
  const responses: Promise<Response>[] = [];
  const work: Promise<unknown>[] = [];
  const event = {
    request: { url: `${ORIGIN}${path}` },
    respondWith: (response: Promise<Response>) => responses.push(response),
    waitUntil: (each: Promise<unknown>) => work.push(each),
  };
  for (const listen of listeners) listen(event);
  const text = await (await responses[0])?.text();
  await Promise.all(work);
  return text;
}
const script = (text: string) => () => new Response(text, { headers: { 'cache-control': 'public, immutable' } });
const offline = () => {
  throw new TypeError('offline');
};

test('the page script of a visited page is served without a connection', async () => {
  expect(await read('/page-script/a', script('one'))).toBe('one');
  expect(await read('/page-script/a', offline)).toBe('one');
});

test('the script sent to a page of another build is not stored', async () => {
  const headers = { 'cache-control': 'public, max-age=60' };
  expect(await read('/page-script/old', () => new Response('other', { headers }))).toBe('other');
  expect(stored.size).toBe(0);
});

test('scripts of at most three builds are stored, and the oldest is deleted first', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await read(`/page-script/${name}`, script(name));
  expect([...stored.values()]).toEqual(['b', 'c', 'd']);
});

test('requests for other files are not handled', async () => {
  expect(await read('/logos/campus.svg', script('logo'))).toBeUndefined();
});
