import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { formIn } from '#campus-api/testing/form-values.ts';
import { fixtureDocuments } from '#campus-api/testing/site-documents.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

const pages = withAdminPages('editor', fixtureDocuments);
const messages = allMessagesIn('ne');

const photo = async (name: string, width: number, height: number) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#14366b' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name);
};

/** Chooses pictures for a field of the library's page. */
async function choose(field: string, files: File[]) {
  const form = formIn(await pages().get('/site/edit/page/library'));
  const page = await pages().send(form.action, { ...form.values, do: `pictures:${field}` }, files, `file:${field}`);
  return { page, action: form.action, values: formIn(page).values };
}

test('pictures become items of their list with their size, and are stored with the page', async () => {
  const { action, values } = await choose('pictures', [
    await photo('a.png', 900, 600),
    await photo('b.png', 4000, 2000),
  ]);
  expect(values).toMatchObject({
    pictures: ['2'],
    'pictures.0.width': ['900'],
    'pictures.0.height': ['600'],
    'pictures.1.width': ['2000'],
    'pictures.1.height': ['1000'],
  });
  const described = { ...values, 'pictures.0.alt.ne': 'पठनकक्ष', 'pictures.1.alt.ne': 'दराज' };
  const moved = await pages().send(action, { ...described, do: 'up:pictures.1' });
  await pages().send(action, { ...formIn(moved).values, do: 'publish' });
  const { database, filesFolder } = pages().services;
  const site = createSiteStore(database);
  expect(site.find('page/library')?.content).toMatchObject({
    pictures: [
      { src: expect.stringMatching(/^\/files\/\d+-\d-b\.jpg$/), width: 2000, height: 1000, alt: { ne: 'दराज' } },
      { src: expect.stringMatching(/^\/files\/\d+-\d-a\.jpg$/), width: 900, height: 600, alt: { ne: 'पठनकक्ष' } },
    ],
  });
  const [, stored = ''] = /\/files\/(\S+?)"/.exec(JSON.stringify(site.find('page/library')?.content)) ?? [];
  expect(await sharp(`${filesFolder}/${stored}`).metadata()).toMatchObject({ format: 'jpeg', width: 2000 });
});

test('a file becomes a link at the end of the points of a part, in both languages, and is stored with the page', async () => {
  const [pdf, table] = [new File(['%PDF-1.4 rules'], 'Hostel rules [2083].pdf'), new File(['a,b\n'], 'Fees.csv')];
  const field = 'parts.0.points';
  const { action, values } = await choose(field, [pdf, table]);
  const added = ['[Hostel rules 2083](draft:', '[Fees](draft:'];
  for (const language of ['en', 'ne'])
    for (const text of added) expect(values[`${field}.${language}`]?.[0]).toContain(text);
  await pages().send(action, { ...values, do: 'publish' });
  const { database, filesFolder } = pages().services;
  const content = JSON.stringify(createSiteStore(database).find('page/library')?.content);
  const stored = [...content.matchAll(/\]\(\/files\/([^)]+)\)/g)].map(([, name = '']) => decodeURIComponent(name));
  expect(new Set(stored).size).toBe(2);
  expect(stored.map((name) => readFileSync(`${filesFolder}/${name}`, 'utf8'))).toEqual(
    expect.arrayContaining(['%PDF-1.4 rules', 'a,b\n']),
  );
  // Its link follows the document as that of any page.
  expect(formIn(await pages().get('/site/edit/page/library')).values[`${field}.ne`]?.[0]).toContain('](/files/');
});

test('a program is refused as a file of a page, and the points stay', async () => {
  const { page, values } = await choose('parts.0.points', [new File(['MZ'], 'tool.exe')]);
  expect(page).toContain('tool.exe');
  expect(values['parts.0.points.en']?.[0] ?? '').not.toContain('draft:');
});

test('a picture without a description is reported at its control', async () => {
  const { action, values } = await choose('pictures', [await photo('a.png', 900, 600)]);
  const page = await pages().send(action, { ...values, do: 'publish' });
  expect(page).toContain('<a href="#pictures.0.alt.ne">');
  expect(formIn(page).values['pictures.0.src']).toEqual(values['pictures.0.src']);
});

test('a file of another type than a picture is named, and the form stays', async () => {
  const { page, values } = await choose('pictures', [new File(['text'], 'notes.png')]);
  expect(page).toContain('notes.png');
  expect(page).toContain(messages.leftOut);
  expect(page).not.toContain(messages.problems);
  expect(values).toMatchObject({ pictures: ['0'], 'title.en': ['Library'] });
});

test('a picture for a field without pictures is ignored', async () => {
  const { values } = await choose('parts', [await photo('a.png', 900, 600)]);
  expect(values).toMatchObject({ parts: ['1'], pictures: ['0'] });
});

test('a picture that is too small is refused at its field with its size and the needed one, and stays in the form', async () => {
  const { page, action, values } = await choose('pictures', [await photo('small.png', 500, 300)]);
  const text = fillIn(
    messages.site.picture.tooSmall,
    {
      label: fillIn(messages.site.number, { label: messages.site.items['page.pictures'], number: 1 }, 'ne'),
      width: 500,
      height: 300,
      minWidth: 720,
      minHeight: 240,
    },
    'ne',
  );
  expect(page).toContain(`<a href="#pictures.0">${text}</a>`);
  const described = { ...values, 'pictures.0.alt.ne': 'पठनकक्ष', do: 'publish' };
  const refused = await pages().send(action, described);
  expect(refused).toContain(text);
  expect(formIn(refused).values['pictures.0.src']).toEqual(values['pictures.0.src']);
  expect(createSiteStore(pages().services.database).find('page/library')?.content).not.toHaveProperty('pictures');
});

test('a file of a wrong type is named at the field for which it was chosen', async () => {
  const { page } = await choose('pictures', [new File(['text'], 'notes.png')]);
  expect(page).toMatch(/<a href="#pictures">[^<]*notes\.png/);
});
