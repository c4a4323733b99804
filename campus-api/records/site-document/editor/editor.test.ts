import { changeCampus } from '#campus-api/changes/change-campus.ts';
import { openPreviewFolder } from '#campus-api/changes/preview-folder.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { fillForm, formIn } from '#campus-api/testing/form-values.ts';
import { fixtureDocuments } from '#campus-api/testing/site-documents.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

const messages = allMessagesIn('ne');
const { site } = messages;

describe('on a small campus', () => {
  const pages = withAdminPages('administrator', fixtureDocuments);
  const contentOf = (key: string) => createSiteStore(pages().services.database).find(key)?.content;
  const send = (key: string, values: Parameters<typeof fillForm>[2]) => fillForm(pages(), `/site/edit/${key}`, values);

  test('a page is edited, its sample mark goes, the log names it, and the list links to it on the website', async () => {
    const page = await send('page/library', { 'parts.0.paragraphs.ne': 'सबैका लागि खुला।', do: 'publish' });
    expect(page).toContain(messages.results.changed.result);
    expect(page).toContain('href="http://localhost:3000/ne/library"');
    expect(contentOf('page/library')).toEqual({
      title: { en: 'Library' },
      parts: [{ paragraphs: [{ en: 'Open to all.', ne: 'सबैका लागि खुला।' }] }],
    });
    expect(await pages().get('/log')).toContain('पृष्ठ /library');
  });

  test('a problem is shown at its control in Nepali, and nothing that was entered is lost', async () => {
    const page = await send('page/library', { 'title.en': '', 'parts.0.heading.ne': 'समय', do: 'publish' });
    expect(page).toContain(`<a href="#title.ne">${site.fields['page.title']}: भर्न बाँकी छ।</a>`);
    expect(page).toMatch(/<input id="title\.ne"[^>]* aria-invalid="true"/);
    const form = formIn(page);
    expect(form.values).toMatchObject({ 'title.en': [''], 'parts.0.heading.ne': ['समय'] });
    expect(contentOf('page/library')).toMatchObject({ isSample: true });
  });

  test('required fields are marked, optional ones and lists are not, and a programme needs no place in its list', async () => {
    const { required, requiredOnce, optional } = messages;
    const form = await pages().get('/site/edit/programme/new-one');
    const labelOf = (control: string) => new RegExp(`<label for="${control}">(.*?)</label>`).exec(form)?.[1];
    for (const name of ['level', 'years']) expect(labelOf(name)).toContain(required);
    for (const name of ['name.ne', 'about.en']) expect(labelOf(name)).toContain(requiredOnce);
    for (const name of ['position', 'seats', 'shift', 'eligibility.ne', 'inNotices', 'fee.whole', 'syllabusUrl'])
      expect([name, labelOf(name)]).toEqual([name, expect.not.stringContaining('<span')]);
    expect(form).not.toContain(optional);
    expect(form).toMatch(/<fieldset class="date" id="reviewedOn"[^>]*>\s*<legend>[^<]*<\/legend>/);
    expect(form).toMatch(/<select id="level"[^>]* aria-required="true"/);
    for (const level of ['+२', 'डिप्लोमा', 'एमफिल', 'विद्यावारिधि']) expect(form).toContain(`>${level}</option>`);
    expect(form).toMatch(/<select id="faculty"/);
    expect(form).toContain(`${site.noFaculties} <a href="/site/edit/programmes">${site.addFaculties}</a>`);
  });

  test('after a page is published that the menu lacks, a link puts it there, and only there is it offered', async () => {
    const hostel = { 'title.ne': 'छात्रावास', 'parts.0.paragraphs.ne': 'छात्रावास खुला छ।', do: 'publish' };
    const list = await send('page/hostel', hostel);
    expect(list).toContain(site.notInMenu);
    const [, address = ''] = /href="(\/site\/edit\/menu\?page=[^"]+)"/.exec(list) ?? [];
    const menu = await pages().get(address);
    const { action, values } = formIn(menu);
    expect(Object.values(values).flat()).toContain('/hostel');
    await pages().send(action, { ...values, do: 'publish' });
    expect(JSON.stringify(contentOf('menu'))).toContain('"path":"/hostel"');
    const again = await send('page/hostel', { ...hostel, 'title.ne': 'आवास' });
    expect(again).not.toContain(site.notInMenu);
  });

  test('a short name has 16 letters as people count them, and the form counts them', async () => {
    const sent = { 'name.ne': 'क्याम्पस', 'shortName.ne': 'श्री ज्ञानेश्वर क्याम्पस', do: 'publish' };
    expect([...sent['shortName.ne']].length).toBeGreaterThan(16);
    expect(await send('identity', sent)).toContain(messages.results.changed.result);
    const page = await send('identity', { ...sent, 'shortName.ne': 'अआइईउऊएऐओऔकखगघङचछ' });
    expect(page).toContain(`${site.fields['identity.shortName']}: बढीमा १६ अक्षर`);
    expect(page).toContain('data-letters="16"');
  });

  test('a problem within an item is labelled with its number, and unfolds it', async () => {
    const form = formIn(await send('page/library', { do: 'add:parts' }));
    const page = await pages().send(form.action, {
      ...form.values,
      'parts.1.points.en': 'One',
      'parts.1.points.ne': 'एक\nदुई',
      do: 'publish',
    });
    const label = `${fillIn(site.number, { label: site.items['page.parts'], number: 2 }, 'ne')}, ${site.fields['page.parts.points']}`;
    expect(page).toContain(fillIn(site.issue.lines, { label, en: 1, ne: 2 }, 'ne'));
    expect(page).toMatch(/<details class="item" id="parts\.1" open>/);
    expect(page).not.toMatch(/<details class="item" id="parts\.0" open>/);
  });

  test('buttons of a list change the draft only', async () => {
    const added = await send('page/library', { do: 'add:parts' });
    expect(formIn(added).values.parts).toEqual(['2']);
    const form = formIn(added);
    const moved = await pages().send(form.action, { ...form.values, do: 'down:parts.0' });
    expect(formIn(moved).values).toMatchObject({ 'parts.1.paragraphs.en': ['Open to all.'] });
    const removed = await pages().send(form.action, { ...formIn(moved).values, do: 'delete:parts.0' });
    expect(formIn(removed).values).toMatchObject({ parts: ['1'], 'parts.0.paragraphs.en': ['Open to all.'] });
    expect(contentOf('page/library')).toMatchObject({ isSample: true });
  });

  test('someone else’s change is shown, and the second attempt replaces it', async () => {
    const form = formIn(await pages().get('/site/edit/page/library'));
    await send('page/library', { 'title.en': 'Reading room', do: 'publish' });
    const conflict = await pages().send(form.action, { ...form.values, 'title.en': 'House of books', do: 'publish' });
    expect(conflict).toContain(messages.editing.conflict.replaceAll('{name}', 'sita'));
    expect(conflict).toContain('<ins>Reading room</ins>');
    expect(formIn(conflict).values['title.en']).toEqual(['House of books']);
    await pages().send(form.action, { ...formIn(conflict).values, do: 'publish' });
    expect(contentOf('page/library')).toMatchObject({ title: { en: 'House of books' } });
  });

  test('a page that someone else removed can be published again', async () => {
    const form = formIn(await pages().get('/site/edit/page/library'));
    const { services } = pages();
    await services.change(
      { key: '', csrf: '', account: { id: 1, userName: 'ram', role: 'administrator', areas: null } },
      { confirmed: true },
      (campus) =>
        changeCampus(campus, { action: 'remove' }, () =>
          campus.database.exec("DELETE FROM site_documents WHERE key = 'page/library'"),
        ),
    );
    const gone = await pages().send(form.action, { ...form.values, do: 'publish' });
    expect(gone).toContain(messages.editing.gone.replace('{name}', 'ram'));
    expect(await pages().send(form.action, { ...formIn(gone).values, do: 'publish' })).toContain(
      messages.results.published.result,
    );
    expect(contentOf('page/library')).toMatchObject({ title: { en: 'Library' } });
  });

  test('a text typed in Preeti is put into Unicode by a button at its control, or by one of the confirmation', async () => {
    const question = await send('page/library', { 'title.ne': 'k/LIff tflnsf', do: 'publish' });
    expect(question).toContain(messages.unicode.use);
    expect(question).toContain('परीक्षा तालिका');
    const [, action = ''] = /formaction="([^"]*)"/.exec(question) ?? [];
    await pages().post(action);
    const form = formIn(await pages().get(action.replace('/unicode', '')));
    expect(form.values['title.ne']).toEqual(['परीक्षा तालिका']);
    const again = await pages().send(form.action, { ...form.values, 'title.ne': 'k/LIff tflnsf', do: 'keep' });
    expect(again).toContain('value="unicode:title.ne"');
  });

  test('the preview is a page of the website in both languages, and nothing is published', async () => {
    const page = await send('page/library', { 'parts.0.paragraphs.ne': 'सबैका लागि', do: 'preview' });
    const [, token = ''] = /src="http:\/\/localhost:3000\/ne\/preview\/([\w-]{43})\/library"/.exec(page) ?? [];
    expect(page).toContain(`src="http://localhost:3000/preview/${token}/library"`);
    expect(openPreviewFolder(pages().services.settings.campus.dataDir).find(token)).toMatchObject({
      rows: [
        { table: 'site_documents', after: { content: expect.stringContaining('सबैका लागि') } },
        { table: 'site_versions' },
      ],
      frameOrigin: 'http://localhost',
    });
    expect(contentOf('page/library')).toMatchObject({ isSample: true });
  });

  test('the markup of a pasted text is removed and named before the page is published', async () => {
    const pasted = { 'parts.0.paragraphs.ne': '<p class="MsoNormal">सबैका <b>लागि</b></p>', do: 'publish' };
    const page = await send('page/library', pasted);
    expect(page).toContain(site.pasted.markup);
    const form = formIn(page);
    expect(form.values['parts.0.paragraphs.ne']).toEqual(['सबैका लागि']);
    expect(contentOf('page/library')).toMatchObject({ isSample: true });
    await pages().send(form.action, { ...form.values, do: 'publish' });
    expect(contentOf('page/library')).toMatchObject({ parts: [{ paragraphs: [{ ne: 'सबैका लागि' }] }] });
  });

  test('a table of 5,000 cells is published; a larger one is refused at its field, and nothing is lost', async () => {
    const tableOf = (rows: number) =>
      Array.from({ length: rows }, (_, row) =>
        Array.from({ length: 10 }, (__, column) => `नेपाली कोठा ${row}-${column}`).join('\t'),
      ).join('\r\n');
    const form = formIn(await pages().get('/site/edit/page/library'));
    const values = { ...form.values, 'parts.0.table': 'text', 'parts.0.table.caption.ne': 'तालिका', do: 'publish' };
    const refused = await pages().send(form.action, { ...values, 'parts.0.table.text.ne': tableOf(502) });
    expect(refused).toMatch(/<a href="#parts\.0\.table[^"]*">[^<]*५,०००/);
    expect(formIn(refused).values['parts.0.table.text.ne']?.[0]).toBe(tableOf(502));
    await pages().send(form.action, { ...values, 'parts.0.table.text.ne': tableOf(501) });
    expect(contentOf('page/library')).toMatchObject({ parts: [{ table: { rows: { length: 500 } } }] });
  });

  test('a document that does not exist yet has an empty form', async () => {
    const form = formIn(await send('figures', { do: 'add:figures' }));
    const figure = { 'figures.0.label.ne': 'विद्यार्थी', 'figures.0.value': '१,२३४' };
    expect(await pages().send(form.action, { ...form.values, ...figure, do: 'publish' })).toContain(
      messages.results.published.result,
    );
    expect(contentOf('figures')).toEqual({ figures: [{ label: { ne: 'विद्यार्थी' }, value: 1234 }] });
  });

  test.each(['page', 'nothing', 'page/', 'constructor', 'page/..%2fx'])(
    'the address of %j has no document',
    async (key) => {
      expect(await pages().get(`/site/edit/${key}`)).toContain(messages.refusal.notFound);
    },
  );

  test('a draft and a page that is published later are reported as such, and the list shows it', async () => {
    expect(await send('page/library', { isDraft: 'on', do: 'publish' })).toContain(messages.results.savedDraft.result);
    expect(await pages().get('/site')).toContain(`>${site.state.draft}<`);
    const later = { isDraft: [], publishAtAd: '2040-01-05', publishAtTime: '१०:३०', do: 'publish' };
    const page = await send('page/library', later);
    expect(page).toContain('५ जनवरी २०४०');
    expect(page).toContain(`>${site.state.scheduled}<`);
    expect(contentOf('page/library')).toMatchObject({ publishAt: '2040-01-05T10:30:00+05:45' });
  });

  test('a draft is listed on the home page under its title, with the name of its document', async () => {
    await send('page/library', { 'title.ne': 'पुस्तकालय', do: 'later' });
    expect(await pages().get('/')).toMatch(
      /<a [^>]*href="\/site\/drafts\/[\w-]{43}">पुस्तकालय<\/a><p class="soft">पृष्ठ \/library · /,
    );
  });
});
