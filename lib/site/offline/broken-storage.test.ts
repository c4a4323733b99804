import { serveFiles } from './serve-files.ts';
import { servePages } from './serve-pages.ts';
import { showNotifications } from './show-notifications.ts';

const ORIGIN = 'https://campus.example';
const listeners: { type: string; listen: (event: unknown) => void }[] = [];
const showNotification = jest.fn(async () => undefined);

/** A browser whose storage is damaged, full, or forbidden by its settings. */
beforeAll(() => {
  const refuse = () => Promise.reject(new DOMException('no', 'UnknownError'));
  Object.assign(globalThis, {
    self: {
      addEventListener: (type: string, listen: (event: unknown) => void) => listeners.push({ type, listen }),
      registration: { showNotification },
    },
    location: new URL(ORIGIN),
    caches: { open: refuse, match: refuse },
  });
  servePages();
  serveFiles();
  showNotifications();
});

const html = () =>
  Object.defineProperty(new Response('<title>Page</title>', { headers: { 'content-type': 'text/html' } }), 'type', {
    value: 'basic',
  });

/** The response of the worker, after its background work. */
async function request(path: string, preloadResponse: Promise<Response>) {
  const responses: Promise<Response>[] = [];
  const work: Promise<unknown>[] = [];
  const event = {
    request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' },
    preloadResponse,
    respondWith: (response: Promise<Response>) => responses.push(response),
    waitUntil: (done: Promise<unknown>) => work.push(done),
  };
  for (const { type, listen } of listeners) if (type === 'fetch') listen(event);
  const response = await responses[0];
  await Promise.allSettled(work);
  return response?.text();
}

test.each(['/notice', '/offline', '/ne/notice/item/5'])(
  '%s is served by the site if the storage is broken',
  async (path) => {
    expect(await request(path, Promise.resolve(html()))).toContain('<title>Page</title>');
  },
);

test('a file is served by the site if the storage is broken', async () => {
  expect(await request('/files/notice.pdf', Promise.resolve(new Response('%PDF')))).toBe('%PDF');
});

test('without a connection and storage the plain offline page is served', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await request('/ne/notice/item/5', Promise.reject(new TypeError('Failed to fetch')))).toContain(
    '<html lang="ne">',
  );
});

test('a push message is shown if the storage is broken', async () => {
  const notices = [{ id: '5', path: '/notice/item/5', text: 'Routine' }];
  const message = { language: 'en', words: { one: 'New', many: 'New' }, list: '/notice', count: 1, notices };
  const work: Promise<unknown>[] = [];
  const event = { data: { json: () => message }, waitUntil: (done: Promise<unknown>) => work.push(done) };
  listeners.find(({ type }) => type === 'push')?.listen(event);
  await Promise.allSettled(work);
  expect(showNotification).toHaveBeenCalledWith('New', expect.objectContaining({ body: 'Routine' }));
});

test('a failed preload is not used as a response: Firefox reports it as an error response', async () => {
  const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => html());
  expect(await request('/notice', Promise.resolve(Response.error()))).toContain('<title>Page</title>');
  expect(await request('/files/notice.pdf', Promise.resolve(Response.error()))).toContain('<title>Page</title>');
  fetchSpy.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await request('/ne/notice/item/5', Promise.resolve(Response.error()))).toContain('<html lang="ne">');
});
