import type { RequestListener } from 'node:http';
import { type PageStatus, renderContext } from '#lib/runtime/render-context.ts';
import { createSiteServer, type SiteServer } from './site-server.ts';

let server: SiteServer;
let base: string;
let pageStatus: PageStatus | undefined;

/** Behaves like Next: sends the head at once, then the page in parts; renders nothing for HEAD. */
const framework: RequestListener = (request, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.setHeader('x-nextjs-postponed', '1');
  if (request.method === 'HEAD') return response.end(null);
  response.flushHeaders();
  response.write('');
  response.write('<p>');
  const context = renderContext.getStore();
  if (context && pageStatus) context.status = pageStatus;
  return response.end('fine');
};

beforeAll(async () => {
  server = createSiteServer((request, response) => framework(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
beforeEach(() => {
  pageStatus = undefined;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('a dynamic page', () => {
  test.each([
    [undefined, 200, null],
    [400, 400, null],
    [404, 404, null],
    [503, 503, '30'],
  ] as const)(
    'a dynamic page that sets the status %p is sent complete with %p',
    async (status, expected, retryAfter) => {
      pageStatus = status;
      for (const path of ['/notice/search?q=a', '/ne/notice/search', '/qaa/documents']) {
        const reply = await fetch(base + path);
        expect(reply.status).toBe(expected);
        expect(reply.headers.get('retry-after')).toBe(retryAfter);
        expect(reply.headers.get('content-length')).toBe('7');
        expect(await reply.text()).toBe('<p>fine');
      }
    },
  );

  test('a dynamic page is also rendered for HEAD', async () => {
    pageStatus = 404;
    const reply = await fetch(`${base}/notice/search`, { method: 'HEAD' });
    expect([reply.status, await reply.text()]).toEqual([404, '']);
  });
});

test('static pages have the status that the framework sets', async () => {
  pageStatus = 404;
  const reply = await fetch(`${base}/notice`);
  expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([200, '7', '<p>fine']);
});
