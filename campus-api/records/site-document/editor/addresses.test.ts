import { z } from 'zod';
import { addressOfTitle } from '#campus-api/records/site-document/address-of-title.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { fillForm, formIn } from '#campus-api/testing/form-values.ts';
import { fixtureDocuments } from '#campus-api/testing/site-documents.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

const messages = allMessagesIn('ne');
const { site } = messages;

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
