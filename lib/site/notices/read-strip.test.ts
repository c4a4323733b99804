import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { readStrip } from './read-strip.ts';

const server = withCampusServer();

const notice = (id: number, createdDate: string | null) => ({ id, description: `Notice ${id}`, createdDate });
const newest = [notice(30, '2026-11-30'), notice(7, null)];

/** The newest notices, and the list of all. */
function campusWith(list: ReturnType<typeof json>) {
  server().behave((response, request) =>
    (request.url?.includes('search') ? json({ body: newest }) : list)(response, request),
  );
}

test('each notice of the strip links to its row on its page of the list', async () => {
  const dated = Array.from({ length: 24 }, (_, index) =>
    notice(index + 7, `2026-11-${index + 7}`.replace(/-(\d)$/, '-0$1')),
  );
  campusWith(json({ body: [...dated.slice(1), notice(7, null)] }));
  expect(await readStrip()).toEqual([
    { id: '30', text: 'Notice 30', path: '/notice#notice-30' },
    // Without a date it is the last of 24.
    { id: '7', text: 'Notice 7', path: '/notice/page/3#notice-7' },
  ]);
});

test('a notice that the list lacks is linked on the first page', async () => {
  campusWith(json({ body: [] }));
  expect((await readStrip()).map(({ path }) => path)).toEqual(['/notice#notice-30', '/notice#notice-7']);
});

test('if the list is unavailable the strip links to its first page', async () => {
  campusWith(statusReply(500));
  expect((await readStrip()).map(({ path }) => path)).toEqual(['/notice#notice-30', '/notice#notice-7']);
});
