import { addAccount } from '#campus-api/accounts/admin-accounts.ts';
import { createPublishedStore } from '#campus-api/changes/published-store.ts';
import { timedTables } from '#campus-api/model/times.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { formIn } from '#campus-api/testing/form-values.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { chooseApprovedKinds } from '#campus-api/web/records/approval-rules.ts';
import { createHiddenFiles, createStores } from './api.ts';
import { readNotice } from './notice/notice-records.ts';
import { publicationTable } from './publication/publication.ts';

const pages = withAdminPages();
const messages = allMessagesIn('ne');
const database = () => pages().services.database;
const ids = () => {
  const { albums, events, flashNotices, notices, publications, staff } = createStores(database());
  const listed = {
    notice: notices.all(),
    'flash-notice': flashNotices.all(),
    album: albums.all(),
    publication: publications.all(),
    event: events.all(),
    staff: [1, 2, 3].flatMap((type) => staff.ofType(type)),
  };
  return new Map(Object.entries(listed).map(([kind, records]) => [kind, records.map(({ id }) => id)]));
};
const at = (minutes: number) => nepalTime(new Date(Date.now() + minutes * 60_000));

/** Publishes a form with other values, and returns the next page. */
async function publish(path: string, values: Readonly<Record<string, string>>): Promise<string> {
  const form = formIn(await pages().get(path));
  const next = await pages().send(form.action, { ...form.values, ...values, do: 'publish' });
  const confirmation = /name="confirmation" value="([^"]+)"/.exec(next)?.[1];
  return confirmation === undefined ? next : pages().post(`${form.action}/publish`, { confirmation });
}

const publication = { titleNe: 'वार्षिक प्रतिवेदन' };

beforeEach(() => {
  database().exec(`INSERT INTO events (id, uid, title, start_date, end_date, start_time, content)
    VALUES (1, 'a', 'Fair', '2026-12-01', '2026-12-01', '', '{"type":"event","updatedAt":"2026-11-01T10:00:00+05:45"}')`);
  database().exec(`INSERT INTO publications (id, description, publish_date) VALUES (71, 'Bulletin', '2026-11-01')`);
});
afterEach(() => {
  jest.useRealTimers();
});

test.each(Object.entries(timedTables))(
  'visitors see a %s from its time on and until it is withdrawn',
  (kind, table) => {
    const [id = 0] = ids().get(kind) ?? [];
    expect(id).toBeGreaterThan(0);
    const isPublic = (publishAt: string | null, withdrawAt: string | null) => {
      database()
        .prepare(`UPDATE ${table} SET publish_at = ?, withdraw_at = ? WHERE id = ?`)
        .run(publishAt, withdrawAt, id);
      return ids().get(kind)?.includes(id);
    };
    expect([isPublic(at(1), null), isPublic(at(-1), null)]).toEqual([false, true]);
    expect([isPublic(null, at(1)), isPublic(null, at(-1)), isPublic(null, null)]).toEqual([true, false, true]);
  },
);

test('a clock that is years behind hides nothing that visitors have seen', () => {
  const days = (count: number) => Date.now() + count * 86_400_000;
  const trust = (trusted: number) =>
    database()
      .prepare("INSERT OR REPLACE INTO admin_settings VALUES ('trusted-time', ?)")
      .run(JSON.stringify({ reading: Date.now(), trusted }));
  const publishAt = nepalTime(new Date(days(100)));
  database().prepare('UPDATE publications SET publish_at = ? WHERE id = 71').run(publishAt);
  const isPublic = () => ids().get('publication')?.includes(71);
  trust(days(1));
  expect(isPublic()).toBe(false);
  trust(days(400));
  expect(isPublic()).toBe(true);
});

test.each(Object.entries(timedTables))(
  'the caches of the site learn once that the time of a %s has come',
  (kind, table) => {
    const now = Date.now();
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate'] });
    const store = createPublishedStore(database());
    database().exec(`UPDATE ${table} SET publish_at = '${at(1)}', withdraw_at = '${at(2)}'`);
    const kinds = [0, 1, 1.5, 2, 2.5].map((minutes) => {
      jest.setSystemTime(now + minutes * 60_000);
      return store.takePublished();
    });
    expect(kinds).toEqual([[], [kind], [], [kind], []]);
    // The clock is set back before the publication.
    jest.setSystemTime(now);
    expect(store.takePublished()).toEqual([kind]);
  },
);

test('a file is hidden while visitors see none of the records that use it', () => {
  const { hides } = createHiddenFiles(database());
  const add = database().prepare(
    'INSERT INTO publication_files (publication_id, position, stored, original) VALUES (?, 0, ?, ?)',
  );
  add.run(71, 'bulletin.pdf', 'bulletin.pdf');
  const withdraw = database().prepare('UPDATE publications SET withdraw_at = ? WHERE id = 71');
  expect(hides('bulletin.pdf')).toBe(false);
  withdraw.run(at(-1));
  expect([hides('bulletin.pdf'), hides('unknown.pdf')]).toEqual([true, false]);
  withdraw.run(at(1));
  expect(hides('bulletin.pdf')).toBe(false);
});

test('a clerk sets both times in the form, sees them in the list, and an unchanged form keeps a time that has come', async () => {
  const late = { publishAtAd: '2027-03-01', publishAtTime: '१०:३०', withdrawAtAd: '2027-02-01' };
  expect(await publish('/publications/new', { ...publication, ...late })).toContain('आगन्तुकले कहिल्यै देख्ने छैनन्');
  expect(await publish('/publications/new', { ...publication, publishAtAd: '2020-01-01' })).toContain(
    'यो समय बितिसक्यो',
  );
  const times = { ...late, withdrawAtAd: '2027-04-01' };
  const list = await publish('/publications/new', { ...publication, ...times });
  const stored = () =>
    publicationTable
      .open(database())
      .all()
      .find(({ description }) => description === publication.titleNe);
  expect(stored()).toMatchObject({
    publishAt: '2027-03-01T10:30:00+05:45',
    withdrawAt: '2027-04-01T23:59:00+05:45',
  });
  expect(list).toContain(messages.times.from.split('{at}')[1]?.trim());
  expect(await pages().get('/publications?state=scheduled')).toContain(publication.titleNe);
  expect(await pages().get('/publications?state=public')).not.toContain(publication.titleNe);

  const id = stored()?.id ?? 0;
  database()
    .prepare('UPDATE publications SET publish_at = ? WHERE id = ?')
    .run(at(-1).replace(/\d\d\+/, '00+'), id);
  const before = stored()?.publishAt;
  expect(await publish(`/publications/${id}/edit`, { editors: 'Sita' })).toContain(messages.results.changed.result);
  expect(stored()).toMatchObject({ editors: 'Sita', publishAt: before });
});

test('several records are published and withdrawn at a time, or now', async () => {
  const times = () =>
    database()
      .prepare('SELECT publish_at AS publishAt, withdraw_at AS withdrawAt FROM publications WHERE id = 71')
      .get();
  const act = (values: Readonly<Record<string, string>>) =>
    pages().post('/publications/chosen', { id: '71', ...values });
  await act({ do: 'publishAt', publishAtAd: '2027-03-01', publishAtTime: '9:05' });
  expect(times()).toEqual({ publishAt: '2027-03-01T09:05:00+05:45', withdrawAt: null });
  expect(await act({ do: 'withdrawAt', withdrawAtAd: '2027-02-01' })).toContain('आगन्तुकले कहिल्यै देख्ने छैनन्');
  // Before its publication, too.
  await act({ do: 'withdrawAt' });
  expect(await pages().get('/publications?state=withdrawn')).toContain('Bulletin');
  await act({ do: 'publishAt' });
  expect(times()).toEqual({ publishAt: null, withdrawAt: null });
});

test('several notices are published and withdrawn at a time: their day follows, and a withdrawn one stays withdrawn', async () => {
  const act = (values: Readonly<Record<string, string | string[]>>) =>
    pages().post('/notices/chosen', { id: ['1', '2'], ...values });
  const find = (id: number) => readNotice(database(), id);
  database().exec("UPDATE notices SET last_date = '2026-12-31' WHERE id = 1");
  expect(await act({ do: 'publishAt', publishAtAd: '2027-03-01' })).toContain('class="problems"');
  expect(find(1)).toMatchObject({ publishAt: null });
  database().exec('UPDATE notices SET last_date = NULL');
  await act({ do: 'publishAt', publishAtAd: '2027-03-01', publishAtTime: '9:05' });
  const at = '2027-03-01T09:05:00+05:45';
  expect([1, 2].map(find)).toMatchObject([
    { publishAt: at, createdDate: at },
    { publishAt: at, createdDate: at },
  ]);
  expect(await act({ do: 'withdrawAt', withdrawAtAd: '2027-02-01' })).toContain('आगन्तुकले कहिल्यै देख्ने छैनन्');
  await act({ do: 'publishAt' });
  expect(find(1)).toMatchObject({ publishAt: null, createdDate: expect.stringMatching(/^(?!2027)/) });
  await act({ id: '2', do: 'withdrawAt' });
  expect(await act({ do: 'withdrawAt', withdrawAtAd: '2027-02-01' })).toContain(messages.results.planned.result);
  expect(find(1)).toMatchObject({ withdrawnAt: null, withdrawAt: '2027-02-01T23:59:00+05:45' });
  expect(find(2)).toMatchObject({ withdrawnAt: expect.any(String) });
  await act({ do: 'publishAt' });
  expect([1, 2].map(find)).toMatchObject([
    { withdrawnAt: null, withdrawAt: '2027-02-01T23:59:00+05:45' },
    { withdrawnAt: null, withdrawAt: null },
  ]);
});

test('a withdrawal of several needs no second person, a publication does', async () => {
  addAccount(database(), { userName: 'hari', role: 'administrator', passwordHash: 'of no password' }, null);
  expect(chooseApprovedKinds(database(), ['publication'], 'administrator')).toBe(true);
  const act = (values: Readonly<Record<string, string>>) =>
    pages().post('/publications/chosen', { id: '71', ...values });
  expect(await act({ do: 'withdrawAt', withdrawAtAd: '2027-02-01' })).toContain(messages.results.planned.result);
  expect(await act({ do: 'withdrawAt' })).toContain(messages.results.withdrawn.result);
  expect(await act({ do: 'publishAt' })).toContain('दोस्रो व्यक्तिले स्वीकृत');
});
