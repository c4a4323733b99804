import { createPublishedStore } from '#campus-api/changes/published-store.ts';
import { timedTables } from '#campus-api/model/times.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { formIn } from '#campus-api/testing/form-values.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { createStores } from './api.ts';
import { createHiddenFiles } from './hidden-files.ts';
import { createPublicationStore } from './publication/store.ts';

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
  database().exec(`INSERT INTO events (id, uid, type, title, start_date, end_date, start_time, end_time, place, description, updated_at)
    VALUES (1, 'a', 'event', 'Fair', '2026-12-01', '2026-12-01', '', '', '', '', '2026-11-01T10:00:00+05:45')`);
  database().exec(`INSERT INTO publications (id, description, editors, publisher, about, publish_date)
    VALUES (71, 'Bulletin', '', '', '', '2026-11-01')`);
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
    createPublicationStore(database())
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
  await act({ do: 'publishAt' });
  await act({ do: 'withdrawAt' });
  expect(await pages().get('/publications?state=withdrawn')).toContain('Bulletin');
  await act({ do: 'publishAt' });
  expect(times()).toEqual({ publishAt: null, withdrawAt: null });
});
