import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createNoticeStore } from '#campus-api/records/notice/store.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { fillForm, formIn } from '#campus-api/testing/form-values.ts';
import { issueMessages } from '#campus-api/validation/issue-messages.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

const pages = withAdminPages();
const { confirmation, leftOut, notices } = allMessagesIn('ne');
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

test('the reason for a picture that is left out has all its values', async () => {
  const bmp = Buffer.alloc(58);
  bmp.write('BM', 'latin1');
  bmp.writeUInt32LE(54, 10);
  bmp.writeUInt32LE(40, 14);
  const { action, values } = formIn(await pages().get('/albums/new'));
  const page = await pages().send(action, { ...values, do: 'keep' }, [new File([bmp], 'plain: a.bmp')]);
  const reason = fillIn(issueMessages['file-format'].ne, { file: 'plain- a.bmp', format: 'BMP' }, 'ne');
  expect(page).toContain(reason);
});

test('a photograph too large for smaller versions is attached as one that is not, upright and under its name', async () => {
  const photograph = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'green' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { action, values } = formIn(await pages().get('/notices/new'));
  const filled = { ...values, text: 'Poster', department: 'exam', do: 'publish' };
  await pages().send(action, filled, [
    new File([new Uint8Array(photograph), new Uint8Array(20_000_000)], 'Poster.jpg'),
  ]);
  const [file] = createNoticeStore(pages().services.database).all().at(0)?.files ?? [];
  expect(file?.original).toBe('Poster.jpg');
  const { width, height, orientation } = await sharp(join(pages().services.filesFolder, file?.stored ?? '')).metadata();
  expect({ width, height, orientation }).toEqual({ width: 200, height: 300, orientation: undefined });
});

test('a file that no record may have is taken off with its reason, and the rest is published without a further step', async () => {
  const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(16)], 'IMG_1.heic');
  const { action, values } = formIn(await pages().get('/notices/new'));
  const filled = { ...values, text: 'Routine', department: 'exam', do: 'publish' };
  const page = await pages().send(action, filled, [pdf('scan1.pdf'), heic, new File(['MZ'], 'setup.exe')]);
  expect(page).toContain(fillIn(issueMessages['file-heic'].ne, { file: 'IMG_1.heic' }, 'ne'));
  expect(page).toContain('setup.exe:');
  expect(page).toContain(leftOut);
  expect(formIn(page).values.fileLabel).toEqual(['scan1.pdf']);
  await press(page, 'publish');
  expect(stored()).toEqual(['scan1.pdf']);
});

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

describe('the library of stored files', () => {
  const { library } = allMessagesIn('ne');
  const filesIn = (page: string) => [...page.matchAll(/name="stored" value="([^"]+)"/g)].map(([, name]) => name);
  const pathOf = (name: string) => join(pages().services.filesFolder, name);

  test('gives a form a file of another record, which is found by its name and by its record', async () => {
    writeFileSync(pathOf(fixtureFile), '%PDF-1.7 text');
    const opened = await press(await pages().get('/notices/new'), 'library:keep', {
      text: 'Routine again',
      department: 'exam',
    });
    expect(opened).toContain(library.title);
    expect(opened).toContain('Exam routine 100% final');
    expect(filesIn(opened)).toContain(fixtureFile);
    const address = /<form method="post" action="([^"]+\/library)"/.exec(opened)?.[1] ?? '';
    const search = async (q: string) =>
      filesIn(await pages().get(`${address}?${new URLSearchParams({ action: 'keep', q })}`));
    expect(await search('ROUTINE.pdf')).toEqual([fixtureFile]);
    expect(await search('100% final')).toEqual([fixtureFile]);
    expect(await search('scholarship')).toEqual([]);
    const form = await pages().post(address, { action: 'keep', stored: fixtureFile });
    expect(formIn(form).values).toMatchObject({ text: ['Routine again'], fileLabel: ['Routine.pdf'] });
    await press(form, 'publish');
    expect(stored()).toEqual(['Routine.pdf']);
    // Removed from one record, the file of the other stays.
    await fillForm(pages(), '/notices/1/edit', { dropFile: 'Routine.pdf', do: 'publish' });
    const [file] =
      createNoticeStore(pages().services.database)
        .all()
        .find(({ id }) => id === 5)?.files ?? [];
    expect(readFileSync(pathOf(file?.stored ?? ''), 'utf8')).toBe('%PDF-1.7 text');
  });

  test('offers pictures alone where a picture is wanted, and nothing that is not listed', async () => {
    pages().services.database.exec("UPDATE staff SET profile_pic = '1795985145304-1-hari.jpg' WHERE id = 2");
    const opened = await press(await pages().get('/flash-notices/new'), 'library:keep', { text: 'Holiday' });
    expect(opened).toContain('>hari.jpg</a>');
    expect(filesIn(opened)).not.toContain(fixtureFile);
    const address = /<form method="post" action="([^"]+\/library)"/.exec(opened)?.[1] ?? '';
    for (const name of ['../campus.sqlite', 'missing.pdf', ''])
      expect(await pages().post(address, { action: 'keep', stored: name })).not.toContain('<form id="record"');
  });

  test('names a file that is missing on the disk, and the form keeps what was typed', async () => {
    rmSync(pathOf(fixtureFile));
    const opened = await press(await pages().get('/notices/new'), 'library:keep', { text: 'Routine again' });
    const address = /<form method="post" action="([^"]+\/library)"/.exec(opened)?.[1] ?? '';
    const form = await pages().post(address, { action: 'keep', stored: fixtureFile });
    expect(form).toContain(issueMessages['file-gone'].ne.replace('{file}', 'Routine.pdf'));
    expect(formIn(form).values.text).toEqual(['Routine again']);
  });

  test('adds a picture to the form as it is once the picture is ready: a text sent meanwhile stays', async () => {
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#14366b' } });
    await photo.jpeg().toFile(pathOf('a.jpg'));
    const opened = await press(await pages().get('/albums/new'), 'library:keep', { title: 'First' });
    const address = /<form method="post" action="([^"]+\/library)"/.exec(opened)?.[1] ?? '';
    const draft = address.replace('/library', '');
    const adding = pages().post(address, { action: 'keep', stored: 'a.jpg' });
    const form = formIn(await pages().get(draft));
    await pages().send(form.action, { ...form.values, title: 'Second', do: 'keep' });
    await adding;
    const page = await pages().get(draft);
    expect(formIn(page).values.title).toEqual(['Second']);
    expect(page).toContain('a.jpg');
  });

  test('fills in what a picture shows as it was written once, unless the form has another text', async () => {
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#14366b' } });
    await photo.jpeg().toFile(pathOf('hall.jpg'));
    const { database } = pages().services;
    database.exec(`UPDATE notices SET picture_alt = 'सभाहल' WHERE id = 4;
      INSERT INTO notice_files (notice_id, position, stored, original) VALUES (4, 9, 'hall.jpg', 'hall.jpg')`);
    const take = async (path: string, action: string, values: Readonly<Record<string, string>> = {}) => {
      const opened = await press(await pages().get(path), `library:${action}`, values);
      const address = /<form method="post" action="([^"]+\/library)"/.exec(opened)?.[1] ?? '';
      return formIn(await pages().post(address, { action, stored: 'hall.jpg' })).values;
    };
    expect(await take('/notices/new', 'keep')).toMatchObject({ pictureAlt: ['सभाहल'] });
    expect(await take('/notices/new', 'keep', { pictureAlt: 'भवन' })).toMatchObject({ pictureAlt: ['भवन'] });
    const page = await take('/site/edit/page/library', 'pictures:pictures', { 'title.ne': 'पुस्तकालय' });
    expect(page).toMatchObject({ 'pictures.0.alt.ne': ['सभाहल'], 'pictures.0.alt.en': [''] });

    const [src = ''] = page['pictures.0.src'] ?? [];
    expect(src).not.toBe('');
    database.exec('DELETE FROM notice_files');
    const picture = { src: '/files/hall.jpg', width: 900, height: 600, alt: { en: 'The hall', ne: 'सभाहल' } };
    database
      .prepare("INSERT INTO site_documents (id, key, content) VALUES (99, 'page/halls', ?)")
      .run(JSON.stringify({ pictures: [picture] }));
    database.exec("INSERT INTO site_document_files VALUES (99, 'hall.jpg')");
    expect(await take('/site/edit/page/library', 'pictures:pictures')).toMatchObject({
      'pictures.0.alt.en': ['The hall'],
    });
  });
});
