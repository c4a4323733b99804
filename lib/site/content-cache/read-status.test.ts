import '#lib/site/campus-client/testing/environment.ts';
import { hang, json, nonsense, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { markStale } from './last-known-good/content-age.ts';
import { readStatus } from './read-status.ts';
import { storeContent } from './storage/stored-content.ts';

const server = withCampusServer();
/** So long that a busy machine does not count as a slow campus API. */
const LONG_MS = 60_000;
const contact = json({ body: [{ title: 'Campus' }] });

test('while the campus API is available, concurrent readers share one request', async () => {
  server().behave(contact);
  const statuses = await Promise.all([readStatus(LONG_MS), readStatus(LONG_MS), readStatus(LONG_MS)]);
  expect(statuses).toEqual(Array(3).fill({ campus: 'available', contentSince: null }));
  expect(server().seen).toHaveLength(1);
});

test.each([
  ['a 500', statusReply(500)],
  ['a page of HTML', nonsense],
])('the campus API is unavailable when it returns %s', async (_, behaviour) => {
  server().behave(behaviour);
  expect(await readStatus(LONG_MS)).toEqual({ campus: 'unavailable', contentSince: null });
});

test('a campus API that does not respond in time is slow', async () => {
  server().behave(hang);
  expect(await readStatus(50)).toMatchObject({ campus: 'slow' });
});

test('while the campus API is unavailable, the age of the content is that of the stored notices', async () => {
  server().behave(statusReply(500));
  const before = Date.now();
  await storeContent('notices all', []);
  const { contentSince } = await readStatus(LONG_MS);
  expect(Math.abs((contentSince?.getTime() ?? 0) - before)).toBeLessThan(60_000);
});

test('stale content is reported although the campus API is available', async () => {
  server().behave(contact);
  markStale('notices exam', 1_700_000_000_000);
  expect(await readStatus(LONG_MS)).toEqual({ campus: 'available', contentSince: new Date(1_700_000_000_000) });
});
