import { STRICTEST } from '#lib/http/content-security-policy.ts';
import { type PageFragment, providePageFragment } from '#lib/http/page-fragments.ts';
import { SITE_SEARCH } from '#lib/routes/paths.ts';
import { FRAGMENT_HEADER, FRAGMENT_PLACE, SHELL_HEADER, shellPath, TITLE_PLACE } from '#lib/routes/shells.ts';
import { responseCache } from '../cache/response-cache.ts';
import { createSiteServer, type SiteServer } from '../site-server.ts';

const SHELL = `<title>${TITLE_PLACE}</title><main>${FRAGMENT_PLACE}</main>`;
const made = { shell: shellPath(SITE_SEARCH), title: 'Title', html: '<p>found</p>' };

let server: SiteServer;
let base = '';
let asked: { url: string | undefined; shell: unknown }[] = [];
let fragment: PageFragment | null | Error = made;

beforeAll(() =>
  providePageFragment(SITE_SEARCH, async () => {
    if (fragment instanceof Error) throw fragment;
    return fragment;
  }),
);
beforeEach(async () => {
  asked = [];
  fragment = made;
  responseCache().drop(made.shell);
  server = createSiteServer((request, response) => {
    const shell = request.headers[SHELL_HEADER];
    asked.push({ url: request.url, shell });
    response.writeHead(200, {
      'Cache-Control': 's-maxage=60',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "script-src 'self'",
      ETag: '"shell"',
    });
    response.end(shell ? SHELL : 'the whole page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(base + path, { headers });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};

test('a dynamic page is its shell, rendered once, filled with the fragment of each request', async () => {
  const first = await ask('/search?q=words');
  fragment = { ...made, title: 'Other', html: '<p>more</p>' };
  const second = await ask('/search?q=other');
  expect(first.text).toBe('<title>Title</title><main><div data-fragment=""><p>found</p></div></main>');
  expect(second.text).toContain('<title>Other</title>');
  expect(second.text).toContain('<p>more</p>');
  expect(asked).toEqual([{ url: '/search', shell: '/en/shell/all/search' }]);
});

test('a filled page may not be stored, and does not have the ETag of its shell', async () => {
  for (const _ of ['from the framework', 'from memory']) {
    const { headers } = await ask('/search?q=words', { 'if-none-match': '"shell"' });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('content-security-policy')).toBe("script-src 'self'");
  }
});

test('a query that looks like a placeholder of the shell or like markup stays text', async () => {
  fragment = { ...made, title: `${FRAGMENT_PLACE}$&"<b>`, html: TITLE_PLACE };
  expect((await ask('/search?q=odd')).text).toBe(
    '<title>&lt;div data-fragment=&quot;&quot;&gt;&lt;/div&gt;$&amp;&quot;&lt;b&gt;</title>' +
      '<main><div data-fragment="">{{title}}</div></main>',
  );
});

test.each([
  ['there is none', null],
  ['making it failed', new Error('broken')],
])('the framework makes the whole page where %s', async (_, none) => {
  fragment = none;
  expect((await ask('/search?q=words')).text).toBe('the whole page');
  expect(asked).toEqual([{ url: '/search?q=words', shell: undefined }]);
});

test('a script of a page gets the fragment alone, which no cache may hold and no browser takes for a page', async () => {
  fragment = { ...made, status: 400 };
  const { status, headers, text } = await ask('/search?q=words', { [FRAGMENT_HEADER]: '1' });
  expect([status, text]).toEqual([400, '<p>found</p>']);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('content-security-policy')).toBe(STRICTEST);
  expect(asked).toEqual([]);
  fragment = null;
  expect((await ask('/search?q=words', { [FRAGMENT_HEADER]: '1' })).text).toBe('the whole page');
});

test('a visitor cannot ask for a bare shell', async () => {
  fragment = null;
  await ask('/search', { [SHELL_HEADER]: '/en/shell/all/status' });
  expect(asked).toEqual([{ url: '/search', shell: undefined }]);
});

test('the framework answers when its router asks for a part of a dynamic page', async () => {
  expect((await ask('/search?q=words', { rsc: '1' })).text).toBe('the whole page');
});
