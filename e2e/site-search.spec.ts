import { messagesIn } from '#content/messages/index.ts';
import { partialMatch } from '#content/messages/search.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expectNoOverflow } from '#e2e/support/html-rules.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { identity } from '#e2e/support/sample-site.ts';
import { structuredTypes } from '#e2e/support/structured-data.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { writeReasons } from '#lib/site/search/reasons.ts';

for (const locale of behaviourLocales) {
  const { siteSearch } = messagesIn(locale);
  const convocation = { en: 'Convocation 2081', ne: 'दीक्षान्त समारोह २०८१' }[locale];

  test.describe(`site search in ${locale}`, () => {
    test('the search suggests while typing, and suggestions can be chosen by keyboard', async ({ page, visit }) => {
      await visit('/search', locale);
      const field = page.getByRole('combobox', { name: siteSearch.label });
      await field.pressSequentially('convocation');
      await expect(page.getByRole('option', { name: convocation })).toBeVisible();
      await field.press('Escape');
      await expect(page.getByRole('option')).toHaveCount(0);
      await field.press('Backspace');
      await expect(page.getByRole('option').first()).toBeVisible();
      await field.press('ArrowDown');
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', 'suggestion-0');
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${localPath('/calendar/events/', locale)}\\w+$`));
    });

    test('the search box of the header suggests while typing, and suggestions can be chosen by keyboard', async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit('/sports', locale);
      const header = page.getByRole('banner').getByRole('search');
      await header.getByRole('textbox', { name: siteSearch.findLabel }).pressSequentially('convocation');
      const field = header.getByRole('combobox', { name: siteSearch.findLabel });
      const list = header.getByRole('listbox', { name: siteSearch.suggestions });
      const option = list.getByRole('option', { name: convocation });
      await expect(option).toBeVisible();
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(option).toHaveCSS('cursor', 'pointer');
      await expectAccessible(page);
      await field.press('Escape');
      await expect(list.getByRole('option')).toHaveCount(0);
      await field.press('Backspace');
      await expect(list.getByRole('option').first()).toBeVisible();
      await field.press('Tab');
      await expect(list.getByRole('option')).toHaveCount(0);
      await field.press('n');
      await expect(list.getByRole('option').first()).toBeVisible();
      await field.press('ArrowDown');
      await expect(field).toHaveAttribute('aria-activedescendant', 'suggestion-0');
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${localPath('/calendar/events/', locale)}\\w+$`));
    });

    test('the search box of the header loads nothing until it is used', async ({ page, visit }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit('/sports', locale);
      expect(requests.filter((path) => path.includes('site-search'))).toEqual([]);
      await page.getByRole('textbox', { name: siteSearch.findLabel }).focus();
      await expect.poll(() => requests.filter((path) => path.includes('site-search'))).toHaveLength(1);
      expect(await page.locator('header [role=listbox] *').count()).toBe(0);
    });

    test('suggestions on a phone are as wide as the form and large enough to touch, and their number is announced', async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit('/search', locale);
      await page.getByRole('combobox').fill('pustakalaya');
      const option = page.getByRole('option').first();
      await expect(option).toBeVisible();
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(option).toHaveCSS('padding-inline', '12px');
      await expect(option.locator('span').nth(1)).not.toHaveCSS('font-size', '16px');
      await page.getByRole('combobox').press('ArrowDown');
      await expect(option).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const count = await page.getByRole('option').count();
      await expect(page.getByRole('status').filter({ hasText: /\p{Nd}/u })).toHaveText(
        fillIn(siteSearch.suggestionCount, { count }, locale),
      );
      const form = await page.getByRole('combobox').locator('xpath=ancestor::form').boundingBox();
      const list = await page.getByRole('listbox').boundingBox();
      expect(list?.width).toBe(form?.width);
      expect(list?.width).toBeGreaterThan(320);
    });

    test('a suggestion that does not begin with the text states why it matches', async ({ page, visit }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit('/search', locale);
      await page.getByRole('combobox').pressSequentially('bharna');
      const option = page
        .getByRole('option')
        .filter({ hasText: writeReasons([{ why: 'synonym', words: ['भर्ना'] }], locale) });
      await expect(option.first()).toBeVisible();
      await expectNoOverflow(page);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('a search states that no result has all words, and which words each result has', async ({ page, visit }) => {
        await visit('/search?q=merit+zzzz', locale);
        await expect(page.getByRole('status').getByText(partialMatch[locale])).toBeVisible();
        const notice = page.getByRole('region', { name: siteSearch.kind.notices }).getByRole('listitem').first();
        await expect(notice).toContainText(writeReasons([{ why: 'some', words: ['merit'] }], locale));
        await visit('/search?q=merit', locale);
        await expect(page.getByText(partialMatch[locale])).toHaveCount(0);
      });

      test('a search shows synonyms of a word and the spelling of a mistyped one', async ({ page, visit }) => {
        await visit('/search?q=admission&kind=notices', locale);
        const notices = page.getByRole('region', { name: siteSearch.kind.notices }).getByRole('listitem');
        const also = writeReasons([{ why: 'synonym', words: ['भर्ना'] }], locale);
        await expect(notices.filter({ hasText: also }).first()).toBeVisible();
        await expect(notices.first()).not.toContainText(also);
        await visit('/search?q=convocaton', locale);
        const spelling = writeReasons([{ why: 'spelling', words: ['Convocation'] }], locale);
        await expect(page.getByText(spelling, { exact: true }).first()).toBeVisible();
      });

      test('the site search works from any page', async ({ page, visit }) => {
        await visit('/sports', locale);
        await page.getByRole('textbox', { name: siteSearch.findLabel }).fill('libary');
        await page.getByRole('button', { name: siteSearch.findLabel, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${localPath('/search', locale)}\\?q=libary$`));
        const results = page.getByRole('region', { name: siteSearch.kind.pages }).getByRole('listitem');
        await expect(results.first().getByRole('link')).toHaveAttribute('href', localPath('/library', locale));
        await expect(page.getByRole('combobox')).toHaveValue('libary');
      });

      test('a search can show all results of one kind', async ({ page, visit }) => {
        await visit('/search?q=professor', locale);
        const people = page.getByRole('region', { name: siteSearch.kind.people });
        await people.getByRole('link', { name: fillIn(siteSearch.allOf, { count: '' }, locale).trim() }).click();
        await expect(page).toHaveURL(/q=professor&kind=people$/);
        await expect(people.getByRole('listitem').nth(5)).toBeVisible();
        await page.getByRole('link', { name: siteSearch.allKinds }).click();
        await expect(page).toHaveURL(/q=professor$/);
      });

      test('a search without results shows a sentence', async ({ page, visit }) => {
        await visit('/search?q=qqqqxxxx', locale);
        await expect(page.getByText(fillIn(siteSearch.foundNone, { query: 'qqqqxxxx' }, locale))).toBeVisible();
      });

      test('a long word stays within a narrow page', async ({ page, visit }) => {
        const query = 'W'.repeat(150);
        await page.setViewportSize({ width: 320, height: 640 });
        await visit(`/search?q=${query}`, locale);
        await expect(page.getByText(fillIn(siteSearch.foundNone, { query }, locale))).toBeVisible();
        await expectNoOverflow(page);
      });
    });

    test.describe('with a text that is too long', () => {
      test.use({ javaScriptEnabled: false, allowedInConsole: /status of 400/ });

      test('a text that is too long is reported and stays in the box', async ({ page, visit }) => {
        await visit(`/search?q=${'a'.repeat(300)}`, locale);
        await expect(page.getByText(siteSearch.tooLong)).toBeVisible();
        await expect(page.getByRole('combobox')).toHaveValue('a'.repeat(300));
      });
    });
  });
}

test.describe('site search for programs', () => {
  test('addresses of searches respond with the status of their text', async ({ request }) => {
    for (const [address, status] of [
      ['/search', 200],
      ['/search?q=%00%3Cscript%3E', 200],
      [`/search?q=${'a'.repeat(201)}`, 400],
      [`/search?q=${'a'.repeat(10_000)}`, 414],
      ['/search?q=a&kind=nothing&q=b', 200],
      ['/api/search?q=&language=ne', 200],
      ['/api/search?q=%ED%A0%80', 200],
      [`/api/search?q=${'a'.repeat(201)}`, 400],
      ['/api/search?q=a&language=xx', 400],
    ] as const)
      expect([address.slice(0, 40), (await request.get(address)).status()]).toEqual([address.slice(0, 40), status]);
  });

  test('markup in a search is escaped on the page', async ({ request }) => {
    const html = await (await request.get('/search?q=%3Cimg%20src=x%20onerror=alert(1)%3E')).text();
    expect(html).not.toContain('<img src=x');
  });

  test('the search has an OpenSearch description, which pages link to', async ({ request }) => {
    const home = await (await request.get('/')).text();
    expect(home).toMatch(/<link rel="search"[^>]*href="\/opensearch\.xml"/);
    expect(structuredTypes(home)).toContain('WebSite');
    expect(home).toContain('/search?q={search_term_string}');
    const description = await request.get('/opensearch.xml');
    expect(description.headers()['content-type']).toContain('application/opensearchdescription+xml');
    const xml = await description.text();
    expect(xml).toContain(`<ShortName>${identity.shortName.en}</ShortName>`);
    expect(xml).toMatch(/template="http[^"]*\/search\?q=\{searchTerms\}"/);
  });
});
