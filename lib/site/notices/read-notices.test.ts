import { fixedCategories } from '#content/routes.ts';
import { cacheLife } from '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { fromDayNumber } from '#lib/platform/calendar/ad-date.ts';
import { parseAdDate } from '#lib/platform/calendar/index.ts';
import { type Behaviour, json, raw, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { noticeList } from './notice-list.ts';
import {
  findNotice,
  findWithdrawn,
  newestClosing,
  newestNotices,
  noticesClosingFrom,
  noticesOfDays,
  readPage,
} from './read-notices.ts';

const server = withCampusServer();
beforeEach(() => cacheLife.mockClear());

const day = (text: string) => parseAdDate(text) ?? fromDayNumber(0);
const dated = (id: number, createdDate: string | null, lastDate: string | null = null) => ({
  ...{ id, description: `Notice ${id}`, createdDate, lastDate },
});

/** A campus API with an empty list for all departments except Exam. */
function campusWith(all: unknown[], exam: Behaviour = json({ body: [] })) {
  server().behave((response, request) =>
    request.url?.endsWith('=10')
      ? exam(response, request)
      : json({ body: request.url?.endsWith('=null') ? all : [] })(response, request),
  );
}

test('a notice has its newer and older neighbours and its departments', async () => {
  const [one, two, three] = [dated(1, '2026-11-01'), dated(2, '2026-11-02'), dated(3, '2026-11-03')];
  campusWith([two, one, three], json({ body: [two] }));
  expect(await findNotice('2')).toMatchObject({
    notice: { id: '2' },
    departments: ['exam'],
    newer: { id: '3' },
    older: { id: '1' },
  });
  expect(await findNotice('3')).toMatchObject({ departments: [], newer: null, older: { id: '2' } });
  expect(cacheLife).toHaveBeenCalledWith('content');
  expect(cacheLife).not.toHaveBeenCalledWith('failure');
});

test('a page of 50,000 notices is small, and the lists are fetched and sorted once', async () => {
  campusWith(Array.from({ length: 50_000 }, (_, id) => dated(id + 1, null)));
  const list = await noticeList('all');
  const position = await findNotice('49999');
  expect(JSON.stringify(position).length).toBeLessThan(1000);
  expect([position?.newer?.id, position?.older?.id]).toEqual(['49998', '50000']);
  expect((await readPage('all', 5000))?.items).toHaveLength(10);
  expect(await noticeList('all')).toBe(list);
  expect(server().seen).toHaveLength(1 + Object.keys(fixedCategories).length);
});

test('an unchanged list remains the same object', async () => {
  campusWith([dated(1, '2026-11-01')]);
  const list = await noticeList('all');
  clearPending();
  expect(await noticeList('all')).toBe(list);
  campusWith([dated(2, '2026-11-02'), dated(1, '2026-11-01')]);
  clearPending();
  expect((await noticeList('all')).notices.map(({ id }) => id)).toEqual(['2', '1']);
});

test('a missing id and a missing page are cached for a short time', async () => {
  campusWith([dated(1, '2026-11-01')]);
  expect(await findNotice('9')).toBeNull();
  expect(await readPage('all', 2)).toBeNull();
  expect(cacheLife.mock.calls).toEqual([['recent'], ['recent']]);
});

test('a failed list adds no department and shortens the cache life', async () => {
  campusWith([dated(1, '2026-11-01')], statusReply(404));
  expect(await findNotice('1')).toMatchObject({ notice: { id: '1' }, departments: [] });
  expect(cacheLife).toHaveBeenCalledWith('failure');
});

test('lists are sorted newest first, notices without a date last', async () => {
  campusWith([dated(1, null, '2026-12-01'), dated(2, '2026-11-02'), dated(3, '2026-11-03', '2026-11-30')]);
  const idsOf = (notices: readonly { id: string }[]) => notices.map(({ id }) => id);
  expect(idsOf(await newestNotices('all', 2))).toEqual(['3', '2']);
  expect(idsOf(await newestClosing('all', 9))).toEqual(['3', '1']);
  expect(idsOf(await noticesClosingFrom(day('2026-12-01')))).toEqual(['1']);
  expect(idsOf(await noticesOfDays(day('2026-11-03'), day('2026-11-29')))).toEqual(['3']);
  expect(idsOf(await noticesOfDays(day('2026-11-30'), day('2026-12-01')))).toEqual(['3', '1']);
});

describe('a withdrawn notice', () => {
  const campusThatWithdrew = (withdrawn: Behaviour) =>
    server().behave((response, request) =>
      (request.url === '/notice/withdrawn' ? withdrawn : json({ body: [dated(2, '2026-11-02')] }))(response, request),
    );

  test('is found by its id, with the notice that replaces it', async () => {
    campusThatWithdrew(
      json({ body: [{ id: 1, replacedBy: 2 }, { id: 3 }, { id: 4, replacedBy: 'a b' }, { id: '5', replacedBy: '9' }] }),
    );
    expect(await findWithdrawn('1')).toMatchObject({ replacement: { id: '2' } });
    for (const id of ['3', '4', '5']) expect(await findWithdrawn(id)).toEqual({ replacement: null, reason: '' });
    for (const id of ['2', '6', '__proto__']) expect(await findWithdrawn(id)).toBeNull();
  });

  test.each([
    ['lacks the call', statusReply(404)],
    ['rejects the call', statusReply(400)],
    ['returns invalid data', raw('<html></html>')],
    ['fails', statusReply(500)],
  ])('is unknown if the campus API %s, and other pages work', async (_, behaviour) => {
    campusThatWithdrew(behaviour);
    for (let visit = 0; visit < 6; visit += 1) {
      clearPending();
      expect(await findWithdrawn('1')).toBeNull();
    }
    expect(await findNotice('2')).toMatchObject({ notice: { id: '2' } });
  });
});
