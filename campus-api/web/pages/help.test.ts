import { readFileSync } from 'node:fs';
import { parser } from 'marked';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { locales } from '#content/locale.ts';
import { headingOf, helpSections } from './help.ts';

const pages = withAdminPages('publisher');
const sections = Object.keys(allMessagesIn('ne').nav) as Parameters<typeof headingOf>[0][];

test('the manual has a section for each part of the menu, in both languages', () => {
  const manual = readFileSync('docs/admin.md', 'utf8');
  for (const language of locales) {
    const headings = helpSections(manual, language);
    for (const section of sections) {
      const text = parser(headings.get(headingOf(section, language)) ?? []);
      expect({ section, language, length: text.length }).toMatchObject({ length: expect.any(Number) });
      expect([section, language, text.length > 80]).toEqual([section, language, true]);
    }
  }
});

test('each page links to its help, which is in the language of the page and has no links out of the admin', async () => {
  expect(await pages().get('/notices')).toContain('href="/help/notices"');
  const page = await pages().get('/help/notices');
  expect(page).toContain('<strong>पूर्वावलोकन</strong>');
  expect(page).not.toMatch(/href="[^"]*\.md|<img src="admin/);
  expect(page).not.toContain('href="/help/notices"');
  expect(await pages().get('/help/notices', 'en')).toContain('<strong>Preview</strong>');
  expect(await pages().get('/help/constructor')).not.toContain('class="panel help"');
});
