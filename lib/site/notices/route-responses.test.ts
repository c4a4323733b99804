import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { json, raw, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { handleNoticeSearch } from '#lib/site/site-search/handle-notice-search.ts';
import { serveNoticeDocument } from './feed/serve-notice-document.ts';

const server = withCampusServer();
const search = (query: string) => handleNoticeSearch(new URLSearchParams(query));
const fetchDocument = (...segments: string[]) =>
  serveNoticeDocument(new Request(`http://localhost/notice/${segments.join('/')}`), segments);

const many = Array.from({ length: 23 }, (_, index) => ({
  ...samples.notice,
  id: index + 1,
  description: `Notice ${index + 1}`,
  createdDate: `2026-11-${String(index + 1).padStart(2, '0')}`,
  lastDate: null,
  fileName: '',
}));

describe('the notice search API', () => {
  it('returns one page, the newest first, with the matches marked', async () => {
    server().behave(json({ body: many }));
    const response = await search('q=TICE&page=3');
    expect(await response.json()).toMatchObject({
      total: 23,
      page: 3,
      pages: 3,
      items: [
        { id: '3', marks: [[2, 6]], created: { ad: '2026-11-03', bs: { year: 2083, month: 7, day: 17 } } },
        { id: '2' },
        { id: '1' },
      ],
    });
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=10/);
  });

  it('returns the whole list for an empty search', async () => {
    server().behave(json({ body: many }));
    expect(await (await search('q=+')).json()).toMatchObject({ total: 23, pages: 3 });
  });

  it('includes notices without description, date or matching files', async () => {
    const odd = [
      { id: 1, fileName: 'a.pdf,b.pdf', orignalFileName: 'Only one.pdf' },
      { id: 2, description: 'words', createdDate: 'nonsense' },
      { id: 2, description: 'the same id' },
      { id: 3 },
    ];
    server().behave(json({ body: odd }), statusReply(404));
    const { items, total } = await (await search('')).json();
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      description: 'Only one.pdf',
      created: null,
      attachments: [{ bytes: null }, { downloadName: 'b.pdf' }],
    });
  });

  it.each([
    ['page=9', 404],
    ['page=0', 400],
    ['department=x', 400],
    [`q=${'a'.repeat(201)}`, 400],
  ])('reports the error in %s', async (query, expected) => {
    server().behave(json({ body: many }));
    const response = await search(query);
    expect(response.status).toBe(expected);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/\.$/) });
  });

  it('responds 503 to a failure instead of an empty list', async () => {
    server().behave(statusReply(500));
    const response = await search('q=a');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    server().behave(json({ body: many }));
    expect((await search('department=exam&q=notice')).status).toBe(200);
  });
});

describe('feeds and calendars', () => {
  it('respond 503 while the campus API fails, 404 for unknown addresses', async () => {
    server().behave(raw('<html>'));
    expect((await fetchDocument('feed.xml')).status).toBe(503);
    server().behave(json({ body: many }));
    clearPending();
    expect((await fetchDocument('item', '5', 'deadline.ics')).status).toBe(404);
    expect((await fetchDocument('exam', 'deadlines.ics')).status).toBe(404);
    expect((await fetchDocument('..', 'feed.xml')).status).toBe(404);
  });

  it('contain the newest 50 notices', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => ({ ...many[0], id: index + 1 }));
    server().behave(json({ body: hundred }));
    const { items } = await (await fetchDocument('feed.json')).json();
    expect(items).toHaveLength(50);
  });

  it('have the closing date of a notice as a day in Nepal', async () => {
    server().behave(json({ body: [{ ...samples.notice, lastDate: '2026-11-30T20:00:00Z' }] }));
    expect(await (await fetchDocument('item', '5', 'deadline.ics')).text()).toContain('DTSTART;VALUE=DATE:20261201');
  });
});
