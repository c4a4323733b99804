import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import '#lib/site/site-content/testing/sample-readers.ts';
import { noticePages } from '#content/messages/category-texts.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { nameOfPage } from '#lib/site/site-content/menu-links.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { cardHeading } from './card-heading.ts';

const server = withCampusServer();

test('a menu page and a department have their own heading', async () => {
  expect(await cardHeading('/chart', 'ne')).toBe(nameOfPage(sampleSite, '/chart')?.ne);
  expect(await cardHeading('/notice/exam', 'en')).toBe(noticePages.exam.heading.en);
});

test('a programme and Home have their own heading', async () => {
  expect(await cardHeading('/programs/bbs', 'ne')).toBe(sampleSite.programme.bbs?.name.ne);
  expect(await cardHeading('/', 'en')).toBe(sampleSite.identity?.tagline?.en);
});

test('an album and a notice have their own heading', async () => {
  server().behave(json({ body: [samples.album] }));
  expect(await cardHeading('/gallery/3', 'en')).toBe(samples.album.title);
  server().behave(json({ body: [samples.notice] }));
  expect(await cardHeading('/notice/item/5', 'en')).toBe(samples.notice.description);
});

test('a page without a heading has that of its parent page', async () => {
  server().behave(json({ body: [] }));
  expect(await cardHeading('/notice/exam/page/2', 'en')).toBe(noticePages.exam.heading.en);
  expect(await cardHeading('/programs/no-such', 'en')).toBe(nameOfPage(sampleSite, '/programs')?.en);
  expect(await cardHeading('/gallery/999', 'en')).toBe(nameOfPage(sampleSite, '/gallery')?.en);
});

test.each(['/made-up', '/made/up', '/__proto__', `/${'a'.repeat(200)}`])('%s is not a page', async (path) => {
  expect(await cardHeading(path, 'en')).toBeNull();
});
