import { withCampus } from '#campus-api/campus/with-campus.ts';
import { recordEvent } from '#campus-api/changes/record-event.ts';
import { REPLIED } from '#campus-api/changes/subjects.ts';
import { noticeChanges } from '#campus-api/records/notice/changes.ts';
import { saveDocuments } from '#campus-api/records/site-document/save-documents.ts';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { withFixedClock } from '#campus-api/testing/fixed-clock.ts';
import { fixtureDocuments } from '#campus-api/testing/site-documents.ts';

const pages = withAdminPages();
const messages = allMessagesIn('ne');

/** The lines of the log, newest first, without markup. */
async function log(language: 'ne' | 'en' = 'ne'): Promise<string[]> {
  const page = await pages().get('/log', language);
  return [...page.matchAll(/<li><div><p>(.*?)<\/p>/g)].map(([, line = '']) => line.replaceAll(/<[^>]*>/g, ''));
}

/** Deletes a record and confirms it. */
async function remove(path: string): Promise<void> {
  const question = await pages().post(`${path}/remove`);
  await pages().post(`${path}/remove`, {
    confirmation: /name="confirmation" value="([^"]+)"/.exec(question)?.[1] ?? '',
  });
}

test('a read message, its reply and a login with a recovery code, have verbs of their own', async () => {
  const { database } = pages().services;
  const enquiry = { kind: 'enquiry', name: 'NCZX-QD63' } as const;
  recordEvent(database, { by: 'sita', action: 'edit', subject: { ...enquiry, detail: 'read' } });
  recordEvent(database, { by: 'sita', action: 'edit', subject: { ...enquiry, detail: REPLIED } });
  const subject = { kind: 'account', name: 'kiran', detail: 'recovery-code-used' } as const;
  recordEvent(database, { by: 'kiran', action: 'edit', subject });
  expect(await log()).toEqual([
    'लगइन: kiran (जगेडा कोड)',
    'जवाफ दिइयो: आगन्तुकको सन्देश NCZX-QD63',
    'पढियो: आगन्तुकको सन्देश NCZX-QD63',
  ]);
});

test('deleting a notice is logged without the flash notice that linked to it', async () => {
  await pages().post('/notices/2/withdraw');
  await remove('/notices/2');
  expect(await log()).toEqual(['मेटाइयो: सूचना २ (Admission open)', 'वेबसाइटबाट हटाइयो: सूचना २ (Admission open)']);
  expect(await log('en')).toEqual(['Deleted: notice 2 (Admission open)', 'Withdrawn: notice 2 (Admission open)']);
});

test('a flash notice that is linked to another notice is logged itself', async () => {
  await pages().send('/flash-notices', { text: 'Old', notice: '', record: '1', revision: '0', do: 'publish' });
  expect(await log()).toEqual(['सच्याइयो: विशेष सूचना १ (Old)']);
});

test('deleting a person is logged without the committees that lose a seat', async () => {
  await remove('/staff/2');
  expect(await log()).toEqual(['मेटाइयो: व्यक्ति २ (Person 2)']);
});

test('an imported table is logged with the number of its people', async () => {
  const rows = Array.from({ length: 7 }, (_, index) => `नयाँ ${index},teaching`).join('\n');
  const table = new File([`name,type\n${rows}\n`], 'staff.csv');
  const draft = `/staff/table/${'a'.repeat(43)}`;
  await pages().send(draft, {}, [table]);
  await pages().post(`${draft}/take`);
  expect(await log()).toEqual(['७ जना आयात गरियो']);
});

test('adding, changing and removing an account is logged each time', async () => {
  await pages().post('/accounts', { name: 'हरि', role: 'publisher' });
  await pages().post('/accounts/2/role', { role: 'administrator' });
  await pages().post('/accounts/2/role', { role: 'administrator' });
  await pages().post('/accounts/2/password');
  await pages().post('/accounts/2/remove');
  expect(await log()).toEqual([
    'मेटाइयो: खाता हरि',
    'सच्याइयो: खाता हरि (नयाँ पासवर्ड)',
    'सच्याइयो: खाता हरि (व्यवस्थापक)',
    'थपियो: खाता हरि (प्रकाशक)',
  ]);
  expect(await pages().get('/log')).not.toContain(`>${messages.log.undo}<`);
});

test('the download of a back-up is logged', async () => {
  const print = jest.spyOn(console, 'log').mockImplementation();
  await pages().post('/backup');
  print.mockRestore();
  expect(await log()).toEqual(['डाउनलोड गरियो: ब्याकअप']);
});

test('documents of the site are logged in plain words', async () => {
  const { dataDir } = pages().services.settings.campus;
  const [, menu, history, library] = fixtureDocuments;
  if (!menu || !history || !library) throw new Error('The fixture has no documents');
  await withCampus({ dataDir }, { by: 'sita' }, (open) => saveDocuments(open, [menu, history], { action: 'add' }));
  await withCampus({ dataDir }, { by: 'sita' }, (open) => saveDocument(open, 'page/library', library.content));
  expect(await log()).toEqual(['थपियो: पृष्ठ /library', 'थपियो: मेनु; पृष्ठ /history']);
  expect(await log('en')).toEqual(['Added: page /library', 'Added: menu; page /history']);
});

test('an entry from before subjects were stored is in the language of the page', async () => {
  const { dataDir } = pages().services.settings.campus;
  await withCampus({ dataDir }, { by: 'sita' }, (open) =>
    noticeChanges.add(open, { text: 'परीक्षा फाराम', department: ['exam'] }),
  );
  pages().services.database.exec('UPDATE changes SET subjects = NULL');
  expect(await log()).toEqual(['थपियो: सूचना ५ (परीक्षा फाराम)']);
});

test('the reason why a change cannot be taken back is in the language of the page', async () => {
  const { post } = pages();
  await post('/notices/2/withdraw');
  await post('/notices/2/restore');
  expect(await post('/log/1/undo')).toContain('क्रम १ मात्र फर्काउन सकिँदैन');
  expect(await post('/log/9/undo')).toContain('क्रम ९ को परिवर्तन छैन।');
});

describe('after midnight in Nepal', () => {
  withFixedClock('2026-11-28T19:00:00Z');
  const admin = withAdminApp();

  test('a back-up has the name of the day in Nepal', async () => {
    const print = jest.spyOn(console, 'log').mockImplementation();
    const response = await admin().submit(admin().browser('administrator'), '/backup');
    await response.arrayBuffer();
    print.mockRestore();
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="campus-2026-11-29.tar"');
  });
});
