import '#lib/upstream/testing/environment.ts';
import { hang, json, nonsense, status } from '#lib/upstream/testing/behaviours.ts';
import { withCampusServer } from '#lib/upstream/testing/fresh-server.ts';
import { markStale } from './last-known-good/content-age.ts';
import { readStatus } from './read-status.ts';
import { storeContent } from './storage/stored-content.ts';

const server = withCampusServer();
/** Milliseconds; a busy machine is not a slow campus API. */
const PATIENT = 60_000;
const contact = json({ body: [{ title: 'Campus' }] });

test('while all is well, readers at the same time share one request', async () => {
  server().behave(contact);
  const answers = await Promise.all([readStatus(PATIENT), readStatus(PATIENT), readStatus(PATIENT)]);
  expect(answers).toEqual(Array(3).fill({ campus: 'well', contentSince: null }));
  expect(server().seen).toHaveLength(1);
});

test.each([
  ['a 500', status(500)],
  ['a page of HTML', nonsense],
])('%s is no answer; nothing was ever fetched', async (_, behaviour) => {
  server().behave(behaviour);
  expect(await readStatus(PATIENT)).toEqual({ campus: 'away', contentSince: null });
});

test('a campus API that does not answer in time is slow', async () => {
  server().behave(hang);
  expect(await readStatus(50)).toMatchObject({ campus: 'slow' });
});

test('without the campus API, content is as old as the stored notices', async () => {
  server().behave(status(500));
  const before = Date.now();
  await storeContent('notices all', []);
  const { contentSince } = await readStatus(PATIENT);
  expect(Math.abs((contentSince?.getTime() ?? 0) - before)).toBeLessThan(60_000);
});

test('stale content is reported although the campus API answers', async () => {
  server().behave(contact);
  markStale('notices exam', 1_700_000_000_000);
  expect(await readStatus(PATIENT)).toEqual({ campus: 'well', contentSince: new Date(1_700_000_000_000) });
});
