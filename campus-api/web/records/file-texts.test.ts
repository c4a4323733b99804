import { noticeToReply } from '#campus-api/records/notice/notice.ts';
import { createNoticeStore } from '#campus-api/records/notice/store.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { formIn } from '#campus-api/testing/form-values.ts';
import { textsOf, withPageText } from './file-texts.ts';

const pages = withAdminPages();
const { log } = allMessagesIn('ne');
const pdf = (name: string) => new File(['%PDF-1.7 text'], name, { type: 'application/pdf' });

function notice() {
  const published = createNoticeStore(pages().services.database)
    .all()
    .find(({ id }) => id === 5);
  if (!published) throw new Error('the notice is published');
  return published;
}

/** Sends the form of a page with a button. */
const press = (page: string, button: string) => {
  const { action, values } = formIn(page);
  return pages().send(action, { ...values, do: button });
};

/** The form of a draft with two files, and their keys. */
async function draftWithFiles(): Promise<{ page: string; keys: string[]; action: string }> {
  const { action, values } = formIn(await pages().get('/notices/new'));
  const filled = { ...values, text: 'Results', department: 'exam', do: 'keep' };
  const page = await pages().send(action, filled, [pdf('one.pdf'), pdf('two.pdf')]);
  return { page, action, keys: [formIn(page).values.fileKey ?? []].flat() };
}

test('a corrected text of a page is published with its file, and sent by the API', async () => {
  const { action, keys } = await draftWithFiles();
  await pages().post(`${action}/texts`, { file: keys[1] ?? '', page: '2', text: 'परीक्षाफल\r\n\r\nसीता | ७२' });
  await press(await pages().get(action), 'publish');
  const { files } = notice();
  expect(files.map(({ texts }) => texts)).toEqual([undefined, { 2: 'परीक्षाफल\n\nसीता | ७२' }]);
  expect(noticeToReply(notice())).toMatchObject({
    fileTexts: [{ fileName: files[1]?.stored, pages: [{ page: 2, text: 'परीक्षाफल\n\nसीता | ७२' }] }],
  });
});

test('a corrected text stays when the notice is edited, is changed later, and its change is undone', async () => {
  const { action, keys } = await draftWithFiles();
  await pages().post(`${action}/texts`, { file: keys[0] ?? '', page: '1', text: 'First' });
  await press(await pages().get(action), 'publish');
  const edit = formIn(await pages().get('/notices/5/edit'));
  await press(await pages().send(edit.action, { ...edit.values, text: 'Other words', do: 'keep' }), 'publish');
  expect(notice()).toMatchObject({ description: 'Other words', files: [{ texts: { 1: 'First' } }, {}] });

  const again = formIn(await pages().get('/notices/5/edit'));
  const draft = await pages().send(again.action, { ...again.values, do: 'keep' });
  const [stored = ''] = notice().files.map((file) => file.stored);
  await pages().post(`${formIn(draft).action}/texts`, { file: stored, page: '1', text: 'Corrected' });
  await press(await pages().get(formIn(draft).action), 'publish');
  expect(notice().files[0]?.texts).toEqual({ 1: 'Corrected' });
  const [, change = ''] = /href="\/log\/(\d+)\/undo"/.exec(await pages().get('/log')) ?? [];
  expect(await pages().get('/log')).toContain(log.undo);
  await pages().post(`/log/${change}/undo`);
  expect(notice().files[0]?.texts).toEqual({ 1: 'First' });
});

test('an emptied text withdraws the correction', async () => {
  const { action, keys } = await draftWithFiles();
  for (const text of ['Wrong', '']) await pages().post(`${action}/texts`, { file: keys[0] ?? '', page: '1', text });
  await press(await pages().get(action), 'publish');
  expect(notice().files.map(({ texts }) => texts)).toEqual([undefined, undefined]);
});

test('texts of files that the draft does not have, and of pages without a number, are rejected', async () => {
  const { action, keys } = await draftWithFiles();
  for (const [file, page] of [
    ['other.pdf', '1'],
    [keys[0] ?? '', '0'],
    [keys[0] ?? '', '__proto__'],
  ] as const)
    await pages().post(`${action}/texts`, { file, page, text: 'x' });
  await press(await pages().get(action), 'publish');
  expect(notice().files.map(({ texts }) => texts)).toEqual([undefined, undefined]);
});

test('the latest text of each page of a draft counts, over that of the record', () => {
  const empty = { id: 'd', kind: 'notice', fields: {}, files: [] };
  const first = withPageText(empty, { file: 'a', page: 1, text: 'one' });
  const second = withPageText(withPageText(first, { file: 'b', page: 1, text: 'other' }), {
    file: 'a',
    page: 1,
    text: 'two',
  });
  expect(textsOf(second, 'a', { 1: 'old', 2: 'stays' })).toEqual({ 1: 'two', 2: 'stays' });
  expect(textsOf(second, 'b')).toEqual({ 1: 'other' });
  expect(textsOf(empty, 'a')).toEqual({});
});
