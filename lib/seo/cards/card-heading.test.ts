import '#lib/upstream/testing/next-cache.ts';
import '#lib/upstream/testing/environment.ts';
import { menuTrail } from '#content/menu-trail.ts';
import { noticePages } from '#content/pages/notices.ts';
import { json } from '#lib/upstream/testing/behaviours.ts';
import { withCampusServer } from '#lib/upstream/testing/fresh-server.ts';
import { samples } from '#lib/upstream/testing/samples.ts';
import { cardHeading } from './card-heading.ts';

const server = withCampusServer();

test('a menu page and a department have their own heading', async () => {
  expect(await cardHeading('/chart', 'ne')).toBe(menuTrail('/chart').link.label.ne);
  expect(await cardHeading('/notice/exam', 'en')).toBe(noticePages.exam.heading.en);
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
  expect(await cardHeading('/gallery/999', 'en')).toBe(menuTrail('/gallery').link.label.en);
});

test.each(['/made-up', '/made/up', '/__proto__', `/${'a'.repeat(200)}`])('%s is not a page', async (path) => {
  expect(await cardHeading(path, 'en')).toBeNull();
});
