import { respondPageScript } from './respond-page-script.ts';

const ORIGIN = 'https://campus.example';
const stored = new Map<string, string>();
const listeners: ((event: unknown) => void)[] = [];

beforeAll(() => {
  const cache = {
    match: async (address: string) => {
      const found = stored.get(address);
      return found && new Response(found);
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
  respondPageScript();
});
beforeEach(() => stored.clear());
afterEach(() => void jest.restoreAllMocks());

/** What a page gets at an address, from a site that answers so; undefined where the worker lets the browser answer. */
async function read(path: string, site: () => Response): Promise<string | undefined> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => site());
  const answers: Promise<Response>[] = [];
  const work: Promise<unknown>[] = [];
  const event = {
    request: { url: `${ORIGIN}${path}` },
    respondWith: (answer: Promise<Response>) => answers.push(answer),
    waitUntil: (each: Promise<unknown>) => work.push(each),
  };
  for (const listen of listeners) listen(event);
  const text = await (await answers[0])?.text();
  await Promise.all(work);
  return text;
}
const script = (text: string) => () => new Response(text, { headers: { 'cache-control': 'public, immutable' } });
const offline = () => {
  throw new TypeError('offline');
};

test('the page script of a page that was read is there without a connection', async () => {
  expect(await read('/page-script/a', script('one'))).toBe('one');
  expect(await read('/page-script/a', offline)).toBe('one');
});

test('the script that a page of another build gets is not stored', async () => {
  const headers = { 'cache-control': 'public, max-age=60' };
  expect(await read('/page-script/old', () => new Response('other', { headers }))).toBe('other');
  expect(stored.size).toBe(0);
});

test('scripts of three builds are stored at most, the oldest goes first', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await read(`/page-script/${name}`, script(name));
  expect([...stored.values()]).toEqual(['b', 'c', 'd']);
});

test('other files are the browser’s affair', async () => {
  expect(await read('/logos/campus.svg', script('logo'))).toBeUndefined();
});
