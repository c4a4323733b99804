import { respondFiles } from './respond-files.ts';

const ORIGIN = 'https://campus.example';
const FILE = `${ORIGIN}/files/a.pdf`;
const kept = new Map<string, string>();
const listeners: ((event: unknown) => void)[] = [];
const bare = (address: string) => address.split('?')[0] ?? '';

beforeAll(() => {
  const cache = {
    match: async (address: string) => {
      const found = [...kept].find(([key]) => bare(key) === bare(address));
      return found && new Response(found[1]);
    },
    delete: async (address: string) => {
      for (const key of kept.keys()) if (bare(key) === bare(address)) kept.delete(key);
      return true;
    },
  };
  Object.assign(globalThis, {
    self: { addEventListener: (_: string, listen: (event: unknown) => void) => listeners.push(listen) },
    location: new URL(ORIGIN),
    caches: { open: async () => cache, has: async () => true },
  });
  respondFiles();
});
beforeEach(() => {
  kept.clear();
  kept.set(`${FILE}?name=Routine.pdf`, 'the copy');
});
afterEach(() => void jest.restoreAllMocks());

/** What is read at the file's address, with a site that answers like this. */
async function read(site: (method: string) => Response | Promise<Response>): Promise<string> {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => site(init?.method ?? 'GET'));
  const answers: Promise<Response>[] = [];
  const event = {
    request: { url: FILE, method: 'GET' },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (answer: Promise<Response>) => answers.push(answer),
  };
  for (const listen of listeners) listen(event);
  const text = await (await answers[0])?.text();
  expect(asked.mock.calls.length).toBeGreaterThan(0);
  return text ?? '';
}

test('a kept file comes from the device, while the site has it', async () => {
  expect(await read(() => new Response(null))).toBe('the copy');
  expect(kept.size).toBe(1);
});

test.each([404, 410])('one that the site answers with %i is given out no more, and its copy goes', async (status) => {
  expect(await read((method) => new Response(method === 'HEAD' ? null : 'not there', { status }))).toBe('not there');
  expect(kept.size).toBe(0);
});

test.each([429, 500, 503])('an answer of %i says nothing of the file', async (status) => {
  expect(await read(() => new Response(null, { status }))).toBe('the copy');
});

test('without a connection the copy is read', async () => {
  expect(await read(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('the copy');
  expect(kept.size).toBe(1);
});
