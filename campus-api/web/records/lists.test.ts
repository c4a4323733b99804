import { listChanges } from '#campus-api/changes/change-log.ts';
import { createMatcher } from '#campus-api/database/matching.ts';
import { albumTable } from '#campus-api/records/album/album.ts';
import { createEnquiryStore } from '#campus-api/records/enquiry/store.ts';
import { recordTypes } from '#campus-api/records/index.ts';
import { listNotices, readNotice } from '#campus-api/records/notice/notice-records.ts';
import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { actionsOf } from '#campus-api/web/records/list-page.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

const admin = withAdminApp();
const words = allMessagesIn('en');
const database = () => admin().services.database;

async function page(path: string, role: 'publisher' | 'editor' | 'administrator' = 'administrator'): Promise<string> {
  const response = await admin().send(path, { headers: { cookie: admin().browser(role).cookie } });
  return response.text();
}

/** Ids of the rows of a list in their order. */
const rowsOf = (html: string) => [...html.matchAll(/<li id="record-(\d+)"/g)].map(([, id]) => Number(id));

/** Presses a button for the marked rows; the list that follows, or a page with a question. */
async function press(
  path: string,
  fields: readonly (readonly [string, string])[],
  role: 'publisher' | 'editor' = 'editor',
) {
  const { cookie, session } = admin().browser(role);
  const body = new URLSearchParams([['token', session.csrf], ...fields.map(([name, value]) => [name, value])]);
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  const response = await admin().send(path, { method: 'POST', headers, body: body.toString() });
  const next = response.headers.get('location');
  const text = next === null ? await response.text() : await page(next);
  return {
    status: response.status,
    text,
    next,
    confirmation: /name="confirmation" value="([^"]+)"/.exec(text)?.[1] ?? '',
  };
}

/** Adds notices of earlier years than the others. */
function addNotices(count: number): void {
  const add = database().prepare('INSERT INTO notices (id, description, created_date) VALUES (?, ?, ?)');
  const categorise = database().prepare('INSERT INTO notice_departments (notice_id, department_id) VALUES (?, 10)');
  for (let id = 100; id < 100 + count; id += 1) {
    add.run(id, `पुरानो सूचना ${id}`, `2020-01-01T10:${String(id % 60).padStart(2, '0')}:00+05:45`);
    categorise.run(id);
  }
}

describe('the words of a search', () => {
  test.each([
    ['', 'anything'],
    ['तालिका परीक्षा', 'परीक्षा तालिका'],
    ['परिक्षा', 'परीक्षा तालिका'],
    ['2083', 'आर्थिक वर्ष २०८३'],
    ['१२३/२०८३', '123/2083'],
    ['EXAM', 'Final examination'],
    ['sharma', 'हरि शर्मा'],
    ['शर्मा', 'Hari Sharma'],
    ['pariksha', 'परीक्षा तालिका'],
    ['kc', 'सिता के.सी.'],
    ['chhetri', 'विष्णु क्षेत्री'],
  ])('%s match %s', (search, text) => {
    expect(createMatcher(search)(text)).toBe(true);
  });

  test.each([
    ['परीक्षा नतिजा', 'परीक्षा तालिका'],
    ['sharma', 'हरि थापा'],
    ['ka', 'कोठा'],
    ['को', 'kotha kaa'],
    ['2084', 'आर्थिक वर्ष २०८३'],
  ])('%s do not match %s', (search, text) => {
    expect(createMatcher(search)(text)).toBe(false);
  });
});

test('a list of notices has pages, each with fifty rows and the number of all, and the last page for a higher number', async () => {
  addNotices(120);
  const first = await page('/notices');
  expect(rowsOf(first)).toHaveLength(50);
  expect(first).toContain(fillIn(words.lists.total, { count: 124 }, 'en'));
  expect(first).toContain('rel="next" href="/notices?page=2"');
  expect(first).not.toContain('rel="prev"');
  const last = await page('/notices?page=3');
  expect(rowsOf(last)).toHaveLength(24);
  expect(last).not.toContain('rel="next"');
  expect(rowsOf(await page('/notices?page=99999'))).toEqual(rowsOf(last));
  const pages = [first, await page('/notices?page=2'), last].flatMap(rowsOf);
  expect(new Set(pages).size).toBe(124);
  // After a change the page that has the record; an unknown one has no page.
  const [oldest = 0] = rowsOf(last).slice(-1);
  expect(rowsOf(await page(`/notices?done=changed&site=soon&record=${oldest}`))).toEqual(rowsOf(last));
  expect(rowsOf(await page('/notices?done=changed&site=soon&record=99999'))).toEqual(rowsOf(first));
  const searched = await page('/notices?q=पुरानो');
  expect(searched).toContain(fillIn(words.lists.hits, { count: 120 }, 'en'));
  expect(searched).toContain(
    `href="/notices?${new URLSearchParams({ q: 'पुरानो', page: '2' }).toString().replace('&', '&amp;')}"`,
  );
});

test('notices are filtered by category and by what visitors see of them', async () => {
  database().exec("UPDATE notices SET withdrawn_at = '2026-01-01T10:00:00+05:45' WHERE id = 1");
  database().exec("UPDATE notices SET publish_at = '2099-01-01T10:00:00+05:45' WHERE id = 3");
  const idsOf = async (query: string) => rowsOf(await page(`/notices?${query}`));
  expect(await idsOf('state=withdrawn')).toEqual([1]);
  expect(await idsOf('state=scheduled')).toEqual([3]);
  expect(await idsOf('state=public')).toEqual([2, 4]);
  expect(await idsOf('department=admission&state=public')).toEqual([2]);
  expect(await idsOf('state=nonsense')).toHaveLength(4);
  expect(listNotices(database(), { closesFrom: '2026-12-01', limit: 9 }).map(({ id }) => id)).toEqual([2]);
  expect(listNotices(database(), { closesFrom: '2026-12-02', limit: 9 })).toEqual([]);
});

test('other lists have the filters that their records suggest', async () => {
  expect(rowsOf(await page('/staff?type=2'))).toEqual([4]);
  expect(rowsOf(await page('/publications?year=2082'))).toEqual([1]);
  expect(rowsOf(await page('/publications?year=2083&q=journal'))).toEqual([]);
});

test.each([
  ['/albums', 'dasain', 2],
  ['/publications', 'जर्नल', 1],
  ['/publications', 'journal.pdf', 1],
  ['/flash-notices', 'OLD', 1],
  ['/qaa-documents', 'plan', 1],
  ['/staff', 'accountant', 4],
  ['/committees', 'person 1', 1],
])('the list %s finds %s', async (path, search, id) => {
  database().exec(
    "UPDATE publications SET content = json_set(content, '$.nepali', json_object('description', 'जर्नल')) WHERE id = 1",
  );
  const html = await page(`${path}?${new URLSearchParams({ q: search })}`);
  expect(rowsOf(html.split('<section><h2>Committees not entered')[0] ?? '')).toContain(id);
  const none = await page(`${path}?q=qqqq`);
  expect(none).toContain(words.lists.noHit);
  expect(none).toContain(`<a href="${path}">${words.lists.showAll}</a>`);
});

test('each row leads to the versions of its record and to another one like it', async () => {
  for (const { path, isFixed } of recordTypes.filter(({ name }) => !['event', 'redirect'].includes(name))) {
    const html = await page(path);
    const [id] = rowsOf(html);
    expect(html).toContain(`href="${path}/${id}/versions"`);
    expect(html.includes(`href="${path}/new?like=${id}"`)).toBe(isFixed !== true);
  }
});

describe('several records at once', () => {
  test('are deleted after one confirmation, in one change that is undone as one', async () => {
    const question = await press('/albums/chosen', [
      ['do', 'remove'],
      ['id', '1'],
      ['id', '2'],
    ]);
    expect(question.text).toContain('Sports');
    expect(question.text).toContain('Dashain');
    expect(albumTable.open(database()).all()).toHaveLength(2);
    const action = /action="(\/albums\/chosen[^"]*)"/.exec(question.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { text } = await press(action, [['confirmation', question.confirmation]]);
    expect(text).toContain(`${fillIn(words.lists.done, { count: 2 }, 'en')} ${words.results.removed.result}`);
    expect(albumTable.open(database()).all()).toEqual([]);
    const [change] = listChanges(database(), { limit: 5 });
    expect(change?.records).toHaveLength(2);
    const prompt = await press(`/log/${change?.id}/undo`, []);
    await press(`/log/${change?.id}/undo`, [['confirmation', prompt.confirmation]]);
    expect(albumTable.open(database()).all()).toHaveLength(2);
  });

  test('are withdrawn, published again and put into a category, with the number of changed ones', async () => {
    const stateOf = (id: number) => Boolean(readNotice(database(), id)?.withdrawnAt);
    const rows = [1, 2, 3].map((id) => ['id', String(id)] as const);
    await press('/notices/3/withdraw', []);
    const before = listChanges(database(), { limit: 99 }).length;
    const withdrawn = await press('/notices/chosen?q=a', [['do', 'withdrawAt'], ...rows]);
    expect(withdrawn.next).toMatch(/^\/notices\?done=withdrawn&.*count=2&q=a$/);
    expect([1, 2, 3, 4].map(stateOf)).toEqual([true, true, true, false]);
    expect(listChanges(database(), { limit: 99 })).toHaveLength(before + 1);
    const published = await press('/notices/chosen', [['do', 'publishAt'], ...rows]);
    expect(published.text).toContain(fillIn(words.lists.done, { count: 3 }, 'en'));
    expect([1, 2, 3].map(stateOf)).toEqual([false, false, false]);
    await press('/notices/chosen', [['do', 'categorise'], ['category', 'admission'], ...rows]);
    expect(rowsOf(await page('/notices?department=admission'))).toEqual([2, 3, 1]);
    const same = await press('/notices/chosen', [['do', 'categorise'], ['category', 'admission'], ...rows]);
    expect(same.text).toContain(words.results.unchanged.result);
  });

  test.each(recordTypes.flatMap((type) => actionsOf(type).map(({ name }) => [type.path, name] as const)))(
    '%s requires marked rows for %s',
    async (path, name) => {
      const { status, text } = await press(`${path}/chosen`, [['do', name]]);
      expect([status, text.includes(words.lists.nothingChosen)]).toEqual([422, true]);
    },
  );

  test('that are gone, unknown or too many change nothing, and the marks stay', async () => {
    const { text, status } = await press('/notices/chosen', [
      ['do', 'withdrawAt'],
      ['id', '1'],
      ['id', '999'],
    ]);
    expect(status).toBe(422);
    expect(text).toMatch(/name="id" value="1" checked/);
    expect(readNotice(database(), 1)?.withdrawnAt).toBeNull();
    const many = Array.from({ length: 51 }, (_, id) => ['id', String(id + 1)] as const);
    expect((await press('/notices/chosen', [['do', 'withdrawAt'], ...many])).status).toBe(400);
    expect(
      (
        await press('/notices/chosen', [
          ['do', 'nonsense'],
          ['id', '1'],
        ])
      ).status,
    ).toBe(400);
  });
});

describe('the search over everything', () => {
  beforeEach(() => {
    database().exec(
      "UPDATE staff SET content = json_set(content, '$.nepali', json_object('fullName', 'हरि शर्मा')) WHERE id = 3",
    );
    createEnquiryStore(database()).add({
      id: 'letter-of-the-search-1',
      reference: 'K7M2-94QX',
      kind: 'question',
      name: 'Sharma',
      email: '',
      phone: '',
      text: 'When are the results?',
      language: 'en',
    });
  });

  test('finds records of each kind, texts of the site and letters, with links to their forms', async () => {
    const html = await page('/search?q=sharma');
    expect(html).toContain('href="/staff/3/edit"');
    expect(html).toContain('href="/committees/9/edit"');
    expect(html).toContain('href="/enquiries/K7M2-94QX"');
    expect(html).toContain(`${words.staff.title}: 1`);
    expect(await page('/search?q=library')).toContain('href="/site/edit/page/library"');
    expect(await page('/search?q=तालिका')).toContain('href="/notices/3/edit"');
    expect(await page('/search?q=qqqq')).toContain(words.lists.noHit);
  });

  test('shows only what the account may edit', async () => {
    for (const role of ['publisher', 'editor'] as const)
      expect(await page('/search?q=sharma', role)).not.toContain('K7M2-94QX');
    expect(await page('/search?q=library', 'publisher')).not.toContain('/site/edit/page/library');
    database().exec(`UPDATE admin_accounts SET areas = '["notice"]' WHERE user_name = 'publisher'`);
    const html = await page('/search?q=a', 'publisher');
    expect(html).toContain('/notices/2/edit');
    expect(html).not.toMatch(/href="\/(?:staff|albums|publications|redirects)/);
  });

  test('lists twenty hits of a kind and leads to all of them', async () => {
    addNotices(30);
    const html = await page('/search?q=पुरानो');
    expect(rowsOf(html)).toHaveLength(20);
    expect(html).toContain(`<a href="/notices?${new URLSearchParams({ q: 'पुरानो' })}">`);
  });
});
