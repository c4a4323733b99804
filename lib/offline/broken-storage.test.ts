import { respondFiles } from './respond-files.ts';
import { respondPages } from './respond-page.ts';
import { showNotifications } from './show-notifications.ts';

const ORIGIN = 'https://campus.example';
const listeners: { type: string; listen: (event: unknown) => void }[] = [];
const showNotification = jest.fn(async () => undefined);

/** A browser whose store is damaged, full, or forbidden by its settings. */
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
  respondPages();
  respondFiles();
  showNotifications();
});

const html = () =>
  Object.defineProperty(new Response('<title>Page</title>', { headers: { 'content-type': 'text/html' } }), 'type', {
    value: 'basic',
  });

/** What the worker answers, and what it does beside. */
async function ask(path: string, preloadResponse: Promise<Response>) {
  const answers: Promise<Response>[] = [];
  const work: Promise<unknown>[] = [];
  const event = {
    request: { url: ORIGIN + path, method: 'GET', mode: 'navigate' },
    preloadResponse,
    respondWith: (answer: Promise<Response>) => answers.push(answer),
    waitUntil: (done: Promise<unknown>) => work.push(done),
  };
  for (const { type, listen } of listeners) if (type === 'fetch') listen(event);
  const answer = await answers[0];
  await Promise.allSettled(work);
  return answer?.text();
}

test.each(['/notice', '/offline', '/ne/notice/item/5'])('%s comes from the site as ever', async (path) => {
  expect(await ask(path, Promise.resolve(html()))).toContain('<title>Page</title>');
});

test('a file does too', async () => {
  expect(await ask('/files/notice.pdf', Promise.resolve(new Response('%PDF')))).toBe('%PDF');
});

test('without a connection a page says so', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await ask('/ne/notice/item/5', Promise.reject(new TypeError('Failed to fetch')))).toContain(
    '<html lang="ne">',
  );
});

test('a notice is told', async () => {
  const notices = [{ id: '5', path: '/notice/item/5', text: 'Routine' }];
  const message = { language: 'en', words: { one: 'New', many: 'New' }, list: '/notice', count: 1, notices };
  const work: Promise<unknown>[] = [];
  const event = { data: { json: () => message }, waitUntil: (done: Promise<unknown>) => work.push(done) };
  listeners.find(({ type }) => type === 'push')?.listen(event);
  await Promise.allSettled(work);
  expect(showNotification).toHaveBeenCalledWith('New', expect.objectContaining({ body: 'Routine' }));
});

test('a failed preload is not used as a response: Firefox reports it as an error response', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => html());
  expect(await ask('/notice', Promise.resolve(Response.error()))).toContain('<title>Page</title>');
  expect(await ask('/files/notice.pdf', Promise.resolve(Response.error()))).toContain('<title>Page</title>');
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await ask('/ne/notice/item/5', Promise.resolve(Response.error()))).toContain('<html lang="ne">');
});
