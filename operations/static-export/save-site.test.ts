import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SavedSite, saveSite } from './save-site.ts';

const PUBLIC = 'https://www.campus.example';
const page = (body: string, language = 'en') =>
  `<!DOCTYPE html><html lang="${language}"><head><title>T</title><link rel="canonical" href="${PUBLIC}/"/><link rel="icon" href="/favicon.ico?v1"/></head><body><script>alert(1)</script>${body}</body></html>`;

const pages: Readonly<Record<string, string>> = {
  '/': page(
    `<dialog open><form method="dialog"><button>Close</button></form></dialog><form action="/search"><input name="q"></form><a href="/search">Search</a>
     <noscript><a href="/notice/page/2">More</a></noscript><a href="/ne" lang="ne">नेपाली</a><a href="${PUBLIC}/about#team">About</a>
     <a href="/staff/9">Nobody</a><a href="https://other.example/">Other</a><a href="/contact/write">Write</a><a href="/gone">Gone</a><a href="/files/..%2F..%2Fx">Outside</a><a href="/files/%E0%A4">Malformed</a>
     <img src="/_next/image?url=%2Ffiles%2Fa%20b.jpg&amp;w=640&amp;q=60" srcset="/_next/image?url=%2Ffiles%2Fa.jpg&amp;w=320&amp;q=60 320w" alt="">
     <a href="/files/%E0%A4%B8%E0%A5%82%E0%A4%9A%E0%A4%A8%E0%A4%BE.pdf?name=Notice.pdf">PDF</a><a href="webcal://www.campus.example/notice/admission/deadlines.ics">Dates</a>`,
  ),
  '/ne': page('<dialog open>Flash</dialog><a href="/ne/about">बारेमा</a>', 'ne'),
  '/about': page('<dialog open>Flash</dialog><a href="/calendar/2083-08">Calendar</a>'),
  '/ne/about': page('<p>बारेमा</p>', 'ne'),
  '/notice/page/2': page('<p>Page 2</p>'),
  '/calendar/2083-08': page('<a href="/calendar/2083-09">Next month</a>'),
};
const texts: Readonly<Record<string, [type: string, text: string]>> = {
  '/sitemap.xml': ['application/xml', `<loc>${PUBLIC}/sitemap-pages.xml</loc>`],
  '/sitemap-pages.xml': ['application/xml', `<loc>${PUBLIC}/</loc><loc>${PUBLIC}/about</loc><loc>${PUBLIC}/gone</loc>`],
  '/favicon.ico?v1': ['image/x-icon', 'icon'],
  '/_next/image?url=%2Ffiles%2Fa%20b.jpg&w=640&q=60': ['image/webp', 'picture'],
  '/files/%E0%A4%B8%E0%A5%82%E0%A4%9A%E0%A4%A8%E0%A4%BE.pdf?name=Notice.pdf': ['application/pdf', '%PDF'],
  '/notice/admission/deadlines.ics': ['text/calendar', 'BEGIN:VCALENDAR'],
};

const folder = mkdtempSync(join(tmpdir(), 'static-'));
let server: Server;
let saved: SavedSite;
const requested: string[] = [];
const html = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const [type, text] = texts[url] ?? ['text/html; charset=utf-8', pages[url]];
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type }).end(text ?? page('missing'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  saved = await saveSite(
    { address: `http://127.0.0.1:${port}`, siteUrl: PUBLIC },
    folder,
    new Date('2026-11-30T06:00:00Z'),
  );
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

test('the sitemap’s pages and further linked pages are saved with their files, at their old addresses', () => {
  expect(globSync('**/*.*', { cwd: folder }).sort()).toEqual([
    'about/index.html',
    'calendar/2083-08/index.html',
    'favicon.ico',
    'files/सूचना.pdf',
    'index.html',
    'ne/about/index.html',
    'ne/index.html',
    'notice/admission/deadlines.ics',
    'notice/page/2/index.html',
    expect.stringMatching(/^resized\/a-b-[0-9a-f]{8}\.webp$/),
  ]);
  expect(saved).toEqual({ pages: 6, files: 4, missing: ['/gone', '/staff/9'] });
});

test('links work without a server, and those to searches, forms and missing pages lead nowhere', () => {
  const home = html('index.html');
  for (const link of [
    '<a href="notice/page/2/index.html">More</a>',
    '<a lang="ne" href="ne/index.html">',
    '<a href="about/index.html#team">',
    '<a>Nobody</a>',
    '<a>Write</a>',
    '<a>Gone</a>',
    '<a href="https://other.example/">',
    '<img alt="" src="resized/a-b-',
    '<a>Outside</a><a>Malformed</a>',
    'href="files/%E0%A4%B8%E0%A5%82%E0%A4%9A%E0%A4%A8%E0%A4%BE.pdf" download="Notice.pdf"',
    '<a href="notice/admission/deadlines.ics">',
  ])
    expect(home).toContain(link);
  expect(html('ne/about/index.html')).toContain('href="../../favicon.ico"');
  for (const name of globSync('**/*.html', { cwd: folder }))
    expect(html(name)).not.toMatch(/<script|<noscript|srcset|campus\.example|127\.0\.0\.1|\/search/);
});

test('each page states in its language what does not work; flash notices remain on the home pages', () => {
  expect(html('about/index.html')).toContain('made on 14 Mangsir 2083. Search, forms');
  expect(html('ne/index.html')).toContain('२०८३ मङ्सिर १४ मा बनाइएको। खोज, फाराम');
  expect(html('index.html')).toContain('<form method="dialog">');
  expect(html('ne/index.html')).toContain('<dialog');
  expect(html('about/index.html')).not.toContain('<dialog');
});

test('searches are not requested, nor the months that only other months link', () => {
  expect(requested.filter((url) => /search|write|2083-09/.test(url))).toEqual([]);
  expect(new Set(requested).size).toBe(requested.length);
});
