import { cpSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { z } from 'zod';
import { changeCampus } from '#campus-api/changes/change-campus.ts';
import { openPreviewFolder } from '#campus-api/changes/preview-folder.ts';
import { createPublishedStore } from '#campus-api/changes/published-store.ts';
import { referencedFiles } from '#campus-api/files/file-references.ts';
import { timeFields } from '#campus-api/model/times.ts';
import { addressOfTitle } from '#campus-api/records/site-document/address-of-title.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { fillForm, formIn } from '#campus-api/testing/form-values.ts';
import { fixtureDocuments } from '#campus-api/testing/site-documents.ts';
import { darkColours, lightColours } from '#lib/platform/colours/default-colours.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { readSiteDocuments } from '../sample-documents.ts';
import { coloursIn, readColour } from './colour-values.ts';

const messages = allMessagesIn('ne');
const { site } = messages;

describe('addresses', () => {
  describe('for an editor', () => {
    const pages = withAdminPages('editor', fixtureDocuments);
    const contentOf = (key: string) => createSiteStore(pages().services.database).find(key)?.content;

    test('a new page is written at its address, and a link of the menu leads to it by its title', async () => {
      const form = formIn(await pages().post('/site/new/page', { address: '/research-centre/' }));
      expect(form.values.document).toEqual(['page/research-centre']);
      await pages().send(form.action, {
        ...form.values,
        'title.ne': 'अनुसन्धान केन्द्र',
        'parts.0.heading.ne': 'परिचय',
        do: 'publish',
      });
      expect(contentOf('page/research-centre')).toEqual({
        title: { ne: 'अनुसन्धान केन्द्र' },
        parts: [{ heading: { ne: 'परिचय' } }],
      });
      const menu = formIn(await fillForm(pages(), '/site/edit/menu', { do: 'add:entries/0' }));
      const link = { 'entries.1.label.ne': 'अनुसन्धान', 'entries.1.path': 'अनुसन्धान केन्द्र' };
      await pages().send(menu.action, { ...menu.values, ...link, do: 'publish' });
      expect(contentOf('menu')).toMatchObject({
        entries: [{ path: '/history' }, { label: { ne: 'अनुसन्धान' }, path: '/research-centre' }],
      });
    });

    test.each([
      ['notice', '/notice ठेगाना वेबसाइट आफैँले प्रयोग गर्छ। अर्को छान्नुहोस्।'],
      ['पुस्तकालय', site.issue.key],
      ['', `${site.fields['page.title']}: नेपाली वा अङ्ग्रेजीमा लेख्नुहोस्।`],
      ['__proto__/../x', site.issue.key],
      ['history', fillIn(site.issue.occupied, { name: 'History' }, 'ne')],
    ])('the address %j of a new page is refused', async (address, text) => {
      expect(await pages().post('/site/new/page', { address })).toContain(text);
    });

    test('the address of a new page is proposed from its title, can be changed, and the title is in its form', async () => {
      const title = { 'title.ne': 'पुस्तकालय सेवा', 'title.en': '' };
      const proposal = await pages().post('/site/new/page', { ...title, address: '' });
      expect(proposal).toContain(site.proposed);
      expect(proposal).toMatch(/<input id="address"[^>]* value="pustakalaya-sewa"/);
      const form = await pages().post('/site/new/page', { ...title, address: 'pustakalaya' });
      expect(formIn(form).values).toMatchObject({ document: ['page/pustakalaya'], 'title.ne': ['पुस्तकालय सेवा'] });
      expect(form).toContain('<h1>पुस्तकालय सेवा</h1>');
    });

    test.each([
      ['page', 'title', 'Notice', 'notice-2'],
      ['page', 'title', 'History', 'history-2'],
      ['programme', 'name', 'Compare', 'compare-2'],
      ['department', 'name', 'Department of Physics', 'department-of-physics'],
    ])('the address of a new %s with the %s %s is %s, which no other one has', async (type, field, text, address) => {
      const page = await pages().post(`/site/new/${type}`, { [`${field}.en`]: text, address: '' });
      expect(page).toMatch(new RegExp(`<input id="address"[^>]* value="${address}"`));
    });

    test('an empty label in the menu is the name of the page, and pages without a text are marked', async () => {
      const menu = formIn(await fillForm(pages(), '/site/edit/menu', { do: 'add:entries/0' }));
      const page = await pages().send(menu.action, { ...menu.values, 'entries.1.path': '/gHostel', do: 'keep' });
      expect(page.match(new RegExp(site.notVisible.replaceAll(/[()]/g, '\\$&'), 'g'))).toHaveLength(1);
      await pages().send(menu.action, { ...formIn(page).values, do: 'publish' });
      expect(contentOf('menu')).toMatchObject({
        entries: [{ path: '/history' }, { label: { en: 'Girls Hostel', ne: 'छात्रा छात्रावास' }, path: '/gHostel' }],
      });
    });

    test('one button puts all pages into the menu, in the groups of the product and the others in one of their own', async () => {
      await fillForm(pages(), '/site/edit/page/research', { 'title.ne': 'अनुसन्धान', do: 'publish' });
      const form = formIn(await fillForm(pages(), '/site/edit/menu', { do: 'all-pages' }));
      expect(await pages().send(form.action, { ...form.values, do: 'publish' })).toContain(
        messages.results.changed.result,
      );
      const { entries } = z
        .object({ entries: z.array(z.looseObject({ links: z.array(z.unknown()).optional() })) })
        .parse(contentOf('menu'));
      expect(entries[0]).toEqual({ label: { en: 'History' }, path: '/history' });
      expect(entries).toContainEqual(expect.objectContaining({ path: '/contact' }));
      const life = entries.find(({ links }) => links?.some((link) => JSON.stringify(link).includes('/library')));
      expect(life).toMatchObject({ label: { en: 'Life' } });
      expect(entries.at(-1)).toMatchObject({
        links: expect.arrayContaining([{ label: { ne: 'अनुसन्धान' }, path: '/research' }]),
      });
      const again = formIn(await fillForm(pages(), '/site/edit/menu', { do: 'all-pages' }));
      expect(again.values.entries).toEqual([String(entries.length)]);
    });

    test('pages that are not written yet have a name, which is their title in the form, and the list finds them by it', async () => {
      const list = await pages().get(`/site?q=${encodeURIComponent('छात्रावास')}`);
      expect(list).toContain('>छात्रा छात्रावास</a>');
      expect(list).not.toContain('पृष्ठ /gHostel');
      const form = await pages().get('/site/edit/page/gHostel');
      expect(form).toContain('<h1>छात्रा छात्रावास</h1>');
      expect(formIn(form).values).toMatchObject({ 'title.ne': ['छात्रा छात्रावास'], 'title.en': ['Girls Hostel'] });
    });

    test('a page gets another address, the old one leads to it, and the menu follows', async () => {
      const list = await pages().post('/site/rename/page/history', { address: 'about-us/history' });
      expect(list).toContain(messages.results.changed.result);
      const { database } = pages().services;
      expect(database.prepare('SELECT source, target FROM redirects').all()).toEqual([
        { source: '/history', target: '/about-us/history' },
      ]);
      expect(contentOf('menu')).toMatchObject({ entries: [{ path: '/about-us/history' }] });
    });

    test('the address of a page is not changed to one that is in use', async () => {
      expect(await pages().post('/site/rename/page/history', { address: 'library' })).toContain('/library');
      expect(contentOf('page/history')).toBeDefined();
    });

    test('a page is removed after a confirmation that lists the links to it', async () => {
      const question = await pages().get('/site/remove/page/history');
      expect(question).toContain('आगन्तुकले /history भेट्ने छैनन्');
      expect(question).toContain('मेनु');
      const [, confirmation = ''] = /name="confirmation" value="([^"]*)"/.exec(question) ?? [];
      await pages().post('/site/remove/page/history', { confirmation });
      expect(contentOf('page/history')).toBeUndefined();
    });

    test('a programme is added under its id, with a faculty of the list, whose id is formed from its name', async () => {
      const faculties = { do: 'add:faculties' };
      const list = formIn(await fillForm(pages(), '/site/edit/programmes', faculties));
      const faculty = { 'faculties.0.name.ne': 'विज्ञान' };
      await pages().send(list.action, { ...list.values, ...faculty, do: 'publish' });
      const page = await pages().post('/site/new/programme', { address: 'bsc' });
      expect(page).toContain('<option value="wigyan">विज्ञान</option>');
      const form = formIn(page);
      const values = {
        'name.ne': 'बीएस्सी',
        level: 'bachelor',
        position: '१',
        'about.ne': 'विज्ञान',
        faculty: 'wigyan',
        years: '४',
      };
      await pages().send(form.action, { ...form.values, ...values, do: 'publish' });
      expect(contentOf('programme/bsc')).toMatchObject({
        name: { ne: 'बीएस्सी' },
        faculty: 'wigyan',
        years: 4,
        position: 1,
      });
    });
  });

  describe('for a publisher', () => {
    const pages = withAdminPages('publisher', fixtureDocuments);

    test('the editor is forbidden and not in the menu', async () => {
      expect(await pages().get('/')).not.toContain('href="/site"');
      for (const path of [
        '/site',
        '/site/edit/menu',
        '/site/new/page',
        '/site/rename/page/history',
        '/site/remove/page/history',
      ])
        expect(await pages().get(path)).toContain(messages.refusal.forbidden);
    });
  });

  test.each([
    ['पुस्तकालय', 'pustakalaya'],
    ['खेलमैदान', 'khelamaidan'],
    ['अनुसन्धान केन्द्र', 'anusandhan-kendra'],
    ['ज्ञानोदय क्लब २०८३', 'gyanodaya-klab-2083'],
    ['सम्पर्क', 'samparka'],
    ['बी.बी.एस.', 'bi-bi-es'],
    ['Students’ Café', 'students-cafe'],
    ['— ? —', ''],
  ])('the address of %s is %j', (title, address) => {
    expect(addressOfTitle({ ne: title })).toBe(address);
  });
});

describe('the colours', () => {
  const identity = { name: { en: 'Alpha' }, shortName: { en: 'Alpha' } };
  const pages = withAdminPages('editor', [{ key: 'identity', content: identity }]);
  const { site, results, problems } = allMessagesIn('ne');
  const stored = () => createSiteStore(pages().services.database).find('identity')?.content;

  async function send(values: Record<string, string>) {
    const form = formIn(await pages().get('/site/edit/identity'));
    return { action: form.action, page: await pages().send(form.action, { ...form.values, ...values }) };
  }

  test.each([
    ['#14366B', '#14366b'],
    [' 14366b ', '#14366b'],
    ['#1a9', '#11aa99'],
    ['१४३६६b', '#14366b'],
    ['blue', 'blue'],
    ['', ''],
  ])('%j is read as %j', (typed, colour) => expect(readColour(typed)).toBe(colour));

  test('invalid and unknown colours of a form are left out of its preview', () => {
    const fields = {
      'colours.main': ['#1b5e20'],
      'colours.accent': ['red'],
      'colours.dark.ink': ['fff'],
      'colours.x.y': ['#000'],
    };
    expect(coloursIn(fields)).toEqual({ main: '#1b5e20', dark: { ink: '#ffffff' } });
  });

  test('a main colour is published, and the preview shows it', async () => {
    const { action, page } = await send({ 'colours.main': '1B5E20', do: 'look:colours' });
    expect(page).toContain('fill="#1b5e20"');
    expect(await pages().send(action, { ...formIn(page).values, do: 'publish' })).toContain(results.changed.result);
    expect(stored()).toEqual({ ...identity, colours: { main: '#1b5e20' } });
  });

  test('a colour with too little contrast is named at its field with its ratio, and a button takes the nearest one over', async () => {
    const { action, page } = await send({ 'colours.main': '#ffdd00', do: 'publish' });
    expect(page).toContain(problems);
    expect(page).toMatch(/<a href="#colours\.main">[^<]*१\.३:१/);
    const [, button = ''] = /value="(colour:colours\.main\/#[0-9a-f]{6})"/.exec(page) ?? [];
    expect(stored()).toEqual(identity);
    const accepted = await pages().send(action, { ...formIn(page).values, do: button });
    expect(formIn(accepted).values['colours.main']).toEqual([button.slice(-7)]);
    expect(await pages().send(action, { ...formIn(accepted).values, do: 'publish' })).toContain(results.changed.result);
  });

  test('a text that is not a colour is reported at its field, and stays', async () => {
    const { page } = await send({ 'colours.dark.ink': 'कालो', do: 'publish' });
    expect(page).toContain('<a href="#colours.dark.ink">');
    expect(formIn(page).values['colours.dark.ink']).toEqual(['कालो']);
  });

  test('the preview for scripts has the problems of the colours in the address', async () => {
    const page = await pages().get('/site/colours?colours.main=%23ffdd00');
    expect(page).toContain('value="colour:colours.main/#');
    expect(page).not.toContain('<html');
  });

  test('a logo keeps its transparency and its ending, colours the header of the admin, and can be removed', async () => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const form = formIn(await pages().get('/site/edit/identity'));
    const files = [new File([new Uint8Array(bytes)], 'लोगो.webp')];
    const chosen = await pages().send(form.action, { ...form.values, do: 'pictures:logo' }, files, 'file:logo');
    const described = { ...formIn(chosen).values, 'logo.alt.ne': 'हिमाल', do: 'publish' };
    expect(await pages().send(form.action, described)).toContain(results.changed.result);
    const logo = { src: expect.stringMatching(/^\/files\/\S+\.png$/), width: 300, height: 200, alt: { ne: 'हिमाल' } };
    expect(stored()).toMatchObject({ logo });
    const page = await pages().get('/site/edit/identity');
    expect(page).toMatch(/<img class="logo" src="\/brand\/logo\/[^"]+\.png"/);
    const again = formIn(page);
    const removed = await pages().send(again.action, { ...again.values, do: 'delete:logo' });
    const question = await pages().send(again.action, { ...formIn(removed).values, do: 'publish' });
    const [, confirmation = ''] = /name="confirmation" value="([^"]+)"/.exec(question) ?? [];
    await pages().post(`${again.action}/publish`, { confirmation });
    expect(stored()).toEqual(identity);
    expect(await pages().get('/site')).not.toContain('class="logo"');
  });

  test('a logo that is too small is named, and the form stays', async () => {
    const bytes = await sharp({ create: { width: 40, height: 200, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const form = formIn(await pages().get('/site/edit/identity'));
    const files = [new File([new Uint8Array(bytes)], 'tiny.png')];
    const page = await pages().send(form.action, { ...form.values, do: 'pictures:logo' }, files, 'file:logo');
    expect(page).toContain('tiny.png');
    expect(page).toContain('६४');
    expect(formIn(page).values['name.en']).toEqual(['Alpha']);
  });

  test('the colours of the campus colour the admin, with a new address for each change', async () => {
    const sheet = async () => /href="(\/brand\/[\w-]+\.css)"/.exec(await pages().get('/site'))?.[1];
    const before = (await sheet()) ?? '';
    expect(await pages().get(before)).toContain(`--blue:${lightColours.blue};`);
    const { page } = await send({ 'colours.main': '#1b5e20', do: 'publish' });
    expect(page).toContain(site.title);
    const address = (await sheet()) ?? '';
    expect(address).not.toBe(before);
    const [light = '', dark = ''] = (await pages().get(address)).split('prefers-color-scheme:dark');
    expect(light).toContain('--blue:#1b5e20;');
    expect(dark).toContain(`--ground:${darkColours.ground};`);
    expect(dark).toMatch(/--blue:#(?!1b5e20)/);
  });
});

describe('forms', () => {
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

describe('pictures', () => {
  const pages = withAdminPages('editor', fixtureDocuments);

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

  test.each(['parts', 'pictures.none', 'pictures.0.src'])(
    'a picture for %s, a field without pictures, is ignored',
    async (field) => {
      const { values } = await choose(field, [await photo('a.png', 900, 600)]);
      expect(values).toMatchObject({ parts: ['1'], pictures: ['0'] });
      expect(JSON.stringify(values)).not.toContain('draft:');
    },
  );

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
});

describe('versions and times', () => {
  const { workflow, results, site, times } = allMessagesIn('ne');
  const pages = withAdminPages('administrator', fixtureDocuments);
  const stored = () => createSiteStore(pages().services.database).find('page/library')?.content;
  const version = () => createSiteStore(pages().services.database).versions().get('page/library');
  const year = new Date().getFullYear() + 1;
  const schedule = (values = {}) =>
    fillForm(pages(), '/site/edit/page/library', {
      'parts.0.paragraphs.ne': 'शनिबार बन्द।',
      publishAtAd: `${year}-01-05`,
      publishAtTime: '१०:३०',
      do: 'publish',
      ...values,
    });

  test('an edit with a day is scheduled: visitors, the list and the form show the current text until then', async () => {
    const before = stored();
    const list = await schedule();
    expect(list).toContain(results.scheduled.result.split('{at}')[0]);
    expect(list).toContain(workflow.scheduledTag.replace('{at}', ''));
    expect(stored()).toEqual(before);
    expect(version()).toMatchObject({ publishAt: `${year}-01-05T10:30:00+05:45`, author: 'sita' });
    expect(version()?.content).not.toHaveProperty('publishAt');
    const form = await pages().get('/site/edit/page/library');
    expect(form).toContain('<ins>शनिबार बन्द।</ins>');
    expect(formIn(form).values['parts.0.paragraphs.ne']).toEqual(['']);
  });

  test('the scheduled change is continued at another time, published at once, or canceled', async () => {
    await schedule();
    const changed = await fillForm(pages(), '/site/scheduled/edit/page/library', {
      publishAtTime: '११:००',
      do: 'publish',
    });
    expect(changed).toContain(results.scheduled.result.split('{at}')[0]);
    expect(version()?.publishAt).toBe(`${year}-01-05T11:00:00+05:45`);
    const confirmation = await pages().post('/site/scheduled/cancel/page/library');
    const token = /name="confirmation" value="([^"]+)"/.exec(confirmation)?.[1] ?? '';
    await pages().post('/site/scheduled/cancel/page/library', { confirmation: token });
    expect(version()).toBeUndefined();
    await schedule();
    await fillForm(pages(), '/site/scheduled/edit/page/library', {
      publishAtYear: '',
      publishAtMonth: '',
      publishAtDay: '',
      publishAtAd: '',
      publishAtTime: '',
      do: 'publish',
    });
    expect(version()).toBeUndefined();
    expect(stored()).toMatchObject({ parts: [{ paragraphs: [{ ne: 'शनिबार बन्द।' }] }] });
  });

  test('a text that is not a page is scheduled, too, and a past time is a problem at its field', async () => {
    const { services } = pages();
    const page = await fillForm(pages(), '/site/edit/identity', {
      'name.en': 'New Campus',
      publishAtAd: '2020-01-05',
      do: 'publish',
    });
    expect(page).toContain(`<a href="#publishAt">${timeFields.publishAt.entry.label.ne}`);
    await fillForm(pages(), '/site/edit/identity', {
      'name.en': 'New Campus',
      publishAtAd: `${year}-01-05`,
      do: 'publish',
    });
    expect(createSiteStore(services.database).find('identity')?.content).not.toMatchObject({
      name: { en: 'New Campus' },
    });
    expect(createSiteStore(services.database).versions().get('identity')?.content).toMatchObject({
      name: { en: 'New Campus' },
    });
  });

  test('an edit beside a scheduled change is confirmed first', async () => {
    await schedule();
    const page = await fillForm(pages(), '/site/edit/page/library', { 'title.ne': 'वाचनालय', do: 'publish' });
    expect(page).toContain('त्यसमा अहिलेको कुरा छैन');
    expect(stored()).not.toMatchObject({ title: { ne: 'वाचनालय' } });
  });

  test('a review is due on the home page and in the list, and the button records it', async () => {
    await fillForm(pages(), '/site/edit/page/library', { reviewEvery: '६', do: 'publish' });
    const home = await pages().get('/');
    expect(home).toContain(workflow.reviews);
    expect(home).toContain('/site/reviewed/page/library');
    const list = await pages().get('/site');
    expect(list).toContain('action="/site/reviewed/page/library"');
    const revision = /reviewed\/page\/library"[^>]*>.*?name="revision" value="(\d+)"/s.exec(list)?.[1] ?? '';
    expect(await pages().post('/site/reviewed/page/library', { revision: '0' })).toContain('sita');
    expect(await pages().post('/site/reviewed/page/library', { revision })).toContain(results.reviewed.result);
    expect(stored()).toMatchObject({ reviewEvery: 6, reviewedOn: expect.stringMatching(/^\d{4}-/) });
    expect(await pages().get('/')).not.toContain('/site/reviewed/page/library');
  });

  test('every screen of records and documents links to its public page', async () => {
    for (const [path, address] of [
      ['/notices/1/edit', '/ne/notice/item/1'],
      ['/committees', '/ne/teachersAssociation'],
      ['/structure/2/edit', '/ne/mgmtCommittee'],
      ['/staff', '/ne/staff'],
      ['/contact/1/edit', '/ne/contact'],
      ['/site/edit/page/library', '/ne/library'],
    ] as const)
      expect(await pages().get(path)).toMatch(new RegExp(`href="http://localhost:3000${address}"[^>]*>${site.onSite}`));
  });

  test('a page is withdrawn by itself: the list shows when, and from then on visitors do not see it', async () => {
    const { database } = pages().services;
    const publicKeys = () => new TextDecoder().decode(createSiteStore(database).publicReply());
    const publish = (values: Readonly<Record<string, string>>) =>
      fillForm(pages(), '/site/edit/page/library', { ...values, do: 'publish' });
    const early = { publishAtAd: `${year}-03-01`, withdrawAtAd: `${year}-02-01` };
    expect(await publish(early)).toContain('आगन्तुकले कहिल्यै देख्ने छैनन्');
    expect(await publish({ withdrawAtAd: '2020-01-05' })).toContain('यो समय बितिसक्यो');
    expect(await publish({ withdrawAtAd: `${year}-02-01` })).toContain(times.until.replace('{at}', ''));
    expect(stored()).toMatchObject({ withdrawAt: `${year}-02-01T23:59:00+05:45` });
    expect(publicKeys()).toContain('page/library');

    const store = createPublishedStore(database);
    const before = createSiteStore(database).version();
    jest.useFakeTimers({ now: Date.now() + 2 * 366 * 86_400_000, doNotFake: ['nextTick', 'setImmediate'] });
    expect(store.takePublished()).toEqual(['site-document']);
    jest.useRealTimers();
    database.exec("UPDATE site_documents SET content = json_set(content, '$.withdrawAt', '2026-01-01T10:00:00+05:45')");
    expect(publicKeys()).not.toContain('page/library');
    expect(createSiteStore(database).version()).not.toBe(before);
    expect(await pages().get('/site')).toContain(`>${site.state.withdrawn}<`);
  });

  test.each(['25:00', 'noon'])('the time %j of a text is a problem at its field', async (publishAtTime) => {
    expect(await schedule({ publishAtTime })).toContain('समय १०:३० जसरी लेख्नुहोस्।');
    expect(version()).toBeUndefined();
    expect(await schedule({ publishAtAd: '', publishAtTime: '10:30' })).toContain('साल, महिना र गते तीनै छान्नुहोस्');
  });
});

describe('the sample campus', () => {
  const documents = readSiteDocuments('campus-api/sample/site');
  const pages = withAdminPages('administrator', documents);

  test('every form that is sent unchanged publishes the same content, and the number of samples decreases', async () => {
    const { database, filesFolder } = pages().services;
    const store = createSiteStore(database);
    for (const name of referencedFiles(documents)) cpSync(`campus-api/sample/files/${name}`, `${filesFolder}/${name}`);
    const before = new Map(store.all().map(({ key, content }) => [key, content]));
    expect(before.size).toBeGreaterThan(30);
    expect(await pages().get('/')).toContain(fillIn(site.samplesLeft, { count: before.size }, 'ne'));
    for (const key of before.keys()) {
      const form = formIn(await pages().get(`/site/edit/${key}`));
      expect({ key, page: await pages().send(form.action, { ...form.values, do: 'publish' }) }).toEqual({
        key,
        page: expect.stringContaining(messages.results.changed.result),
      });
      const { isSample, ...content } = before.get(key) ?? {};
      expect(isSample).toBe(true);
      expect({ key, content: store.find(key)?.content }).toEqual({ key, content });
    }
    expect(await pages().get('/')).not.toContain(site.samplesLeft.split('{count}')[0]);
  });

  test('the list shows each document with its state', async () => {
    const list = await pages().get('/site');
    for (const { key } of documents) expect(list).toContain(`href="/site/edit/${key}"`);
    expect(list.match(new RegExp(`>${site.state.missing}<`, 'g'))?.length).toBeGreaterThanOrEqual(1);
  });
});
