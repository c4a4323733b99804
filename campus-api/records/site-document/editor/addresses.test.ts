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
    ['', site.issue.key],
    ['__proto__/../x', site.issue.key],
    ['history', fillIn(site.issue.occupied, { name: 'पृष्ठ /history' }, 'ne')],
  ])('the address %j of a new page is refused', async (address, text) => {
    expect(await pages().post('/site/new/page', { address })).toContain(text);
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

  test('a programme is added under its id, with a faculty of the list', async () => {
    const faculties = { do: 'add:faculties' };
    const list = formIn(await fillForm(pages(), '/site/edit/programmes', faculties));
    const faculty = { 'faculties.0.id': 'science', 'faculties.0.name.ne': 'विज्ञान' };
    await pages().send(list.action, { ...list.values, ...faculty, do: 'publish' });
    const page = await pages().post('/site/new/programme', { address: 'bsc' });
    expect(page).toContain('<option value="science">विज्ञान</option>');
    const form = formIn(page);
    const values = {
      'name.ne': 'बीएस्सी',
      level: 'bachelor',
      position: '१',
      'about.ne': 'विज्ञान',
      faculty: 'science',
      years: '४',
    };
    await pages().send(form.action, { ...form.values, ...values, do: 'publish' });
    expect(contentOf('programme/bsc')).toMatchObject({
      name: { ne: 'बीएस्सी' },
      faculty: 'science',
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
