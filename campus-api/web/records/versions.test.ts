import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listChanges } from '#campus-api/changes/change-log.ts';
import { readVersions } from '#campus-api/changes/past-versions.ts';
import { recordTypes } from '#campus-api/records/index.ts';
import { readNotice } from '#campus-api/records/notice/notice-records.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { formIn } from '#campus-api/testing/form-values.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';

const pages = withAdminPages('administrator', [{ key: 'page/library', content: samplePage('Library') }]);
const messages = allMessagesIn('ne');

const fieldsIn = (page: string) => formIn(page).values;

/** Publishes a form with other values, and returns the next page. */
async function publishForm(form: string, values: Readonly<Record<string, string | string[]>> = {}): Promise<string> {
  const next = await pages().send(formIn(form).action, { ...fieldsIn(form), ...values, do: 'publish' });
  const confirmation = /name="confirmation" value="([^"]+)"/.exec(next)?.[1];
  return confirmation === undefined ? next : pages().post(`${formIn(form).action}/publish`, { confirmation });
}

const publish = async (path: string, values: Readonly<Record<string, string | string[]>> = {}) =>
  publishForm(await pages().get(path), values);

/** The changes that the page of versions lists: label, old text, new text. */
const changesIn = (page: string) =>
  [...page.matchAll(/<div><dt>([^<]*)<\/dt>(.*?)<\/div>/gs)].map(([, label, texts = '']) => [
    label,
    /<del>([^<]*)/.exec(texts)?.[1],
    /<ins>([^<]*)/.exec(texts)?.[1],
  ]);

const newest = () => listChanges(pages().services.database, { limit: 1 })[0]?.id ?? 0;

test('the versions of a notice list who changed which field, and each can be brought back with its files', async () => {
  const { services } = pages();
  writeFileSync(join(services.filesFolder, fixtureFile), '%PDF-1.4 routine');
  const before = await pages().get('/notices/1/versions');
  expect(changesIn(before)).toEqual([]);
  await publish('/notices/1/edit', { text: 'सच्याइएको सूचना', dropFile: 'Routine.pdf', bodyNe: 'पहिलो\nदोस्रो' });
  expect(existsSync(join(services.filesFolder, fixtureFile))).toBe(false);
  const first = newest();
  await publish('/notices/1/edit', { bodyNe: 'पहिलो\nतेस्रो' });

  const page = await pages().get('/notices/1/versions');
  expect(page).toContain('sita');
  expect(changesIn(page)).toEqual([
    [expect.stringContaining('नेपाली'), 'पहिलो\nदोस्रो', 'पहिलो\nतेस्रो'],
    [expect.any(String), 'Exam routine 100% final', 'सच्याइएको सूचना'],
    [expect.stringContaining('नेपाली'), undefined, 'पहिलो\nदोस्रो'],
    [expect.any(String), 'Routine.pdf', undefined],
  ]);
  expect(page).toContain(`/notices/1/versions?change=${first}"`);

  const draft = await pages().post('/notices/1/versions?change=0');
  expect(draft).toContain(messages.versions.broughtBack);
  expect(fieldsIn(draft)).toMatchObject({
    text: ['Exam routine 100% final'],
    bodyNe: [''],
    fileLabel: ['Routine.pdf'],
  });
  await publishForm(draft);
  const record = readNotice(services.database, 1);
  expect(record).toMatchObject({ description: 'Exam routine 100% final', files: [{ original: 'Routine.pdf' }] });
  expect(readFileSync(join(services.filesFolder, record?.files[0]?.stored ?? ''), 'utf8')).toContain('%PDF');
  // Nothing of the journey changed the past.
  const versions = readVersions(services.database, { kind: 'notice', id: 1 }, { limit: 9 }, () =>
    readNotice(services.database, 1),
  );
  expect(versions).toHaveLength(4);
});

test('a file that was deleted permanently is named, and the rest of the version comes back', async () => {
  const { services } = pages();
  await publish('/notices/1/edit', { text: 'Changed', dropFile: 'Routine.pdf' });
  services.database.exec('DELETE FROM kept_files');
  rmSync(join(services.filesFolder, '../kept-files'), { recursive: true });
  const draft = await pages().post('/notices/1/versions?change=0');
  expect(draft).toContain('Routine.pdf');
  expect(fieldsIn(draft)).toMatchObject({ text: ['Exam routine 100% final'] });
  expect(fieldsIn(draft).fileLabel).toBeUndefined();
});

test('the list of versions ends where the log has no rows any more, and reading it changes nothing', async () => {
  const { database } = pages().services;
  for (const text of ['One', 'Two', 'Three']) await publish('/notices/1/edit', { text });
  database.prepare('DELETE FROM changed_rows WHERE change_id = ?').run(newest() - 1);
  const page = await pages().get('/notices/1/versions');
  expect(changesIn(page).map(([, before, after]) => [before, after])).toEqual([['Two', 'Three']]);
  expect(page).not.toContain(messages.versions.first);
  expect(readNotice(database, 1)?.description).toBe('Three');
  expect(database.isTransaction).toBe(false);
});

test('long histories are in pages', async () => {
  for (let number = 1; number <= 22; number++) await publish('/contact/1/edit', { phone: `01-${4410000 + number}` });
  const page = await pages().get('/contact/1/versions');
  expect(page.match(/<li id="change-/g)).toHaveLength(20);
  const older = await pages().get('/contact/1/versions?from=20');
  expect(older.match(/<li id="change-/g)).toHaveLength(3);
  expect(older).toContain(messages.versions.first);
});

test('every type of record has versions: a change of its first text is listed and comes back', async () => {
  const texts = {
    notice: 'text',
    'flash-notice': 'text',
    album: 'title',
    publication: 'title',
    event: 'title',
    staff: 'name',
    'qaa-document': 'name',
    contact: 'title',
  } as const;
  for (const recordType of recordTypes) {
    const name = Object.entries(texts).find(([type]) => type === recordType.name)?.[1];
    const id = [1, 2, 3, 4, 5, 9].find((each) => name && recordType.load(pages().services, each) !== null);
    if (name === undefined || id === undefined) continue;
    const path = `${recordType.path}/${id}`;
    const before = fieldsIn(await pages().get(`${path}/edit`));
    await publish(`${path}/edit`, { [name]: 'Changed for a test' });
    const change = newest();
    expect(changesIn(await pages().get(`${path}/versions`))[0]?.[2]).toBe('Changed for a test');
    const draft = await pages().post(`${path}/versions?change=0`);
    const { revision: _, ...fields } = fieldsIn(draft);
    expect({ type: recordType.name, fields }).toMatchObject({
      type: recordType.name,
      fields: { [name]: before[name] },
    });
    expect(await pages().get(`/log`)).toContain(`${path}/versions#change-${change}`);
  }
});

test('the members of a committee are compared by name', async () => {
  await publish('/committees/9/edit', { staffId: ['2', '1'], role: ['Member', 'Chief'], roleNe: ['', ''] });
  const [, before = '', after = ''] = changesIn(await pages().get('/committees/9/versions')).at(-1) ?? [];
  expect(after.split('\n')).toHaveLength(2);
  expect(before).not.toBe(after);
  expect(after).toContain('Chief');
});

test('a text of the site has versions, too', async () => {
  const path = `/site/edit/page/library`;
  const form = await pages().get(path);
  const fields = fieldsIn(form);
  await pages().send(formIn(form).action, { ...fields, 'title.en': 'Changed title', do: 'publish' });
  const page = await pages().get(`/site/versions/page/library`);
  expect(changesIn(page)).toContainEqual([expect.any(String), fields['title.en']?.[0], 'Changed title']);
  const draft = await pages().post(`/site/versions/page/library?change=0`);
  expect(fieldsIn(draft)['title.en']).toEqual(fields['title.en']);
});

test.each([
  ['/staff', '/staff/2/remove', '/staff/2/versions', 'name'],
  ['/site', '/site/remove/page/library', '/site/versions/page/library', 'title.en'],
])(
  'a record that was removed has its versions in %s, and the last one comes back',
  async (list, removal, versions, title) => {
    const edit = /href="([^"]*edit[^"]*)"/.exec(await pages().get(versions))?.[1] ?? '';
    const before = fieldsIn(await pages().get(edit))[title];
    const question = await pages().get(removal);
    await pages().post(removal, { confirmation: /name="confirmation" value="([^"]+)"/.exec(question)?.[1] ?? '' });
    expect(await pages().get('/log')).toContain(`${versions}#change-${newest()}`);
    const page = await pages().get(versions);
    expect(page).toContain(messages.versions.removed);
    expect(page).not.toContain(messages.versions.current);
    const draft = await pages().post(`${versions}?change=0`);
    expect(fieldsIn(draft)[title]).toEqual(before);
    expect(await publishForm(draft)).toContain(messages.results.published.result);
    expect(await pages().get(list)).toContain(before?.[0]);
  },
);

test('neither one notice nor several are deleted before they are withdrawn', async () => {
  const deletions = [
    () => pages().post('/notices/1/remove'),
    () => pages().post('/notices/chosen', { id: ['1', '2'], do: 'remove' }),
  ];
  for (const remove of deletions) {
    const page = await remove();
    expect(page).toContain('Exam routine 100% final');
    expect(page).toContain('पहिले फिर्ता लिनुहोस्');
    expect(page).not.toContain('name="confirmation"');
  }
  await pages().post('/notices/1/withdraw');
  expect(await pages().post('/notices/1/remove')).toContain('name="confirmation"');
});

test('another notice like one has its texts and categories, but neither days nor files nor its number', async () => {
  const form = await pages().get('/notices/new?like=1');
  expect(form).toContain(messages.versions.duplicated);
  expect(fieldsIn(form)).toMatchObject({ text: ['Exam routine 100% final'], department: ['exam'], lastDateYear: [''] });
  expect(form).not.toContain('Routine.pdf');
  expect(fieldsIn(form).record).toBeUndefined();
});

test('a conflict names the person and lists what they changed, with numbers and days', async () => {
  const form = await pages().get('/contact/1/edit');
  await publish('/contact/1/edit', { phone: '01-4419999' });
  const conflict = await pages().send(formIn(form).action, { ...fieldsIn(form), city: 'Pokhara', do: 'publish' });
  expect(conflict).toContain('sita');
  expect(changesIn(conflict).map(([, , after]) => after)).toEqual(['01-4419999']);
});

test('the message after a publication takes it back; the log needs a second tap', async () => {
  const published = await publish('/notices/1/edit', { text: 'By mistake' });
  const change = newest();
  expect(published).toContain(`action="/log/${change}/undo"`);
  const question = await pages().get(`/log/${change}/undo`);
  expect(question).toContain(messages.confirmation.no);
  expect(await pages().get('/log')).not.toContain(`action="/log/${change}/undo"`);
  await pages().post(`/log/${change}/undo`);
  expect(readNotice(pages().services.database, 1)?.description).toBe('Exam routine 100% final');
});
