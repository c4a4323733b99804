import { createNoticeStore } from '#campus-api/records/notice/store.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { fillForm, formIn } from '#campus-api/testing/form-values.ts';

const pages = withAdminPages();
const { confirmation, notices } = allMessagesIn('ne');
const pdf = (name: string) => new File(['%PDF-1.7 text'], name, { type: 'application/pdf' });

const stored = () =>
  createNoticeStore(pages().services.database)
    .all()
    .find(({ id }) => id === 5)
    ?.files.map(({ original }) => original);

/** Sends the form of a page with a button and other values; returns the next page. */
function press(page: string, button: string, values: Record<string, string | string[]> = {}): Promise<string> {
  const form = formIn(page);
  return pages().send(form.action, { ...form.values, ...values, do: button });
}

/** The page of a notice draft with two files. */
async function draftWithFiles(): Promise<string> {
  const { action, values } = formIn(await pages().get('/notices/new'));
  const filled = { ...values, text: 'Routine', department: 'exam', do: 'keep' };
  return pages().send(action, filled, [pdf('scan1.pdf'), pdf('scan2.pdf')]);
}

test('new files are renamed and moved by buttons, and published with these names in this order', async () => {
  let page = await draftWithFiles();
  const { fileKey = [] } = formIn(page).values;
  page = await press(page, `file-up:${fileKey[1]}`, { fileLabel: ['Syllabus', 'Exam routine.pdf'] });
  expect(formIn(page).values.fileLabel).toEqual(['Exam routine.pdf', 'Syllabus']);
  await press(page, 'publish');
  expect(stored()).toEqual(['Exam routine.pdf', 'Syllabus.pdf']);
});

test('files of a notice are renamed, moved and removed without changing the others', async () => {
  await press(await draftWithFiles(), 'publish');
  let page = await pages().get('/notices/5/edit');
  const { fileKey = [] } = formIn(page).values;
  page = await press(page, `file-down:${fileKey[0]}`, { fileLabel: ['scan2', 'scan2.pdf'] });
  await press(page, 'publish');
  expect(stored()).toEqual(['scan2.pdf', 'scan2 (2).pdf']);
  page = await press(await pages().get('/notices/5/edit'), 'drop:scan2.pdf');
  expect(page).toContain(notices.willGo);
  // The script of the form updates only the rows.
  const [row] = /<li data-key="[^"]*scan2\.pdf">.*?<\/li>/s.exec(page) ?? [''];
  expect(row).toContain('name="dropFile" value="scan2.pdf"');
  expect(formIn(page).values.fileLabel).toEqual(['scan2.pdf', 'scan2 (2).pdf']);
  expect(await press(page, 'publish')).toContain(confirmation.yes.publish);
});

test('a wrong name of a file is an error at the files, and nothing that was entered is lost', async () => {
  const page = await press(await draftWithFiles(), 'publish', { fileLabel: ['a/b', 'Routine'] });
  expect(page).toContain('a/b: फाइलको नाममा');
  expect(formIn(page).values).toMatchObject({ fileLabel: ['a/b', 'Routine'], text: ['Routine'] });
  expect(stored()).toBeUndefined();
});

test('publishing a publication again without a change of its files changes nothing', async () => {
  const { action, values } = formIn(await pages().get('/publications/new'));
  await pages().send(action, { ...values, title: 'Journal', do: 'publish' }, [pdf('a.pdf'), pdf('b.pdf')]);
  const page = await fillForm(pages(), '/publications/1/edit', { do: 'publish' });
  expect(page).toContain(allMessagesIn('ne').results.unchanged.result);
});
