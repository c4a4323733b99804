import { expect, test } from '#e2e/support/admin.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false, allowedInConsole: /status of 422/ });

test('a category of notices is added, used on the whole website, and removed when it has no notice', async ({
  page,
  words,
  logIn,
  servers,
}) => {
  const { site, notices, results, confirmation } = words;
  const inLanguage = (label: string, language: string) => fillIn(site.inLanguage, { label, language }, 'ne');
  const labels = site.fields;
  const onSite = async (path: string) => {
    const reply = await fetch(servers.site.url + path, { redirect: 'manual' });
    return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() };
  };
  const publish = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    const status = page.getByRole('status');
    const confirm = page.getByRole('button', { name: confirmation.yes.publish });
    await expect(status.or(confirm).first()).toBeVisible();
    if (await confirm.isVisible()) await confirm.click();
    await expect(status).toBeVisible();
  };

  await test.step('the category is added without an address and an id', async () => {
    expect((await onSite('/notice/vacancies')).status).toBe(404);
    await logIn();
    await page.goto('/site');
    await page.locator('[id="notice-categories"]').getByRole('link').first().click();
    await page
      .getByRole('button', { name: fillIn(site.add, { label: site.items['notice-categories.categories'] }, 'ne') })
      .click();
    const added = page.locator('#categories > details.item').last();
    await added.getByLabel(inLanguage(labels['notice-categories.categories.name'], site.english)).fill('Vacancies');
    await added.getByLabel(inLanguage(labels['notice-categories.categories.name'], site.nepali)).fill('रिक्त पद');
    await expect(page.getByLabel(labels['notice-categories.categories.id'])).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await publish(notices.publish);
    await expect(async () => expect((await onSite('/notice/vacancies')).status).toBe(200)).toPass({ timeout: 120_000 });
  });

  const text = 'प्राध्यापक पदपूर्तिसम्बन्धी सूचना';
  await test.step('a notice is published in it', async () => {
    await page.goto('/notices/new');
    await page.getByLabel(notices.text).fill(text);
    await page.getByLabel('रिक्त पद').check();
    await page.getByRole('button', { name: notices.publish, exact: true }).click();
    await expect(page.getByRole('status')).toContainText(results.published.result);
    await page.goto('/notices?department=vacancies');
    await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('रिक्त पद');
  });

  await test.step('visitors find it in lists, feeds, search, sitemap and menu', async () => {
    await page.goto('/site/edit/menu');
    const add = fillIn(site.add, { label: site.variants.path }, 'ne');
    await page
      .getByRole('group', { name: labels['menu.entries'], exact: true })
      .getByRole('button', { name: add })
      .last()
      .click();
    const entry = page.locator('#entries > details.item').last();
    await entry.getByLabel(inLanguage(labels['menu.entries.label'], site.nepali)).fill('जागिरका सूचना');
    await entry.getByLabel(labels['menu.entries.path']).fill('/notice/vacancies');
    await publish(notices.publishChange);
    const query = encodeURIComponent('पदपूर्तिसम्बन्धी');
    await expect(async () => {
      for (const path of [
        '/notice/vacancies',
        '/ne/notice/vacancies',
        '/notice/vacancies/feed.xml',
        '/notice/vacancies/rss.xml',
        '/notice/vacancies/feed.json',
        '/api/notices?department=vacancies',
      ])
        expect([path, (await onSite(path)).text.includes(text)]).toEqual([path, true]);
      // The words of the query are marked.
      const searched = await onSite(`/ne/notice/search?department=vacancies&q=${query}`);
      expect(searched.text).toContain('प्राध्यापक');
      expect((await onSite('/notice/exam')).text).not.toContain(text);
      expect((await onSite('/ne/notice/exam')).text).toContain('href="/ne/notice/vacancies"');
      expect((await onSite('/sitemap-pages.xml')).text).toContain('/ne/notice/vacancies<');
      expect((await onSite('/ne/contact')).text).toContain('जागिरका सूचना');
      expect(await onSite('/ne/Vacancies')).toMatchObject({
        status: 308,
        location: expect.stringMatching(/\/ne\/notice\/vacancies$/),
      });
    }).toPass({ timeout: 120_000 });
    await page.goto(`${servers.site.url}/ne/notice/vacancies`);
    await expect(page.getByRole('heading', { level: 1, name: 'रिक्त पद' })).toBeVisible();
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('link', { name: 'रिक्त पद', exact: true })).toBeVisible();
  });

  await test.step('it is not removed while it has the notice', async () => {
    const remove = async () => {
      await page.goto(`${servers.admin.url}/site/edit/notice-categories`);
      const added = page.locator('#categories > details.item').last();
      await added.locator('summary').click();
      await added
        .getByRole('button', { name: /^हटाउनुहोस्/ })
        .last()
        .click();
    };
    await remove();
    await page.getByRole('button', { name: notices.publishChange, exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('“Vacancies / रिक्त पद” प्रकारमा');
    await expect(page.getByRole('alert')).toContainText('१ वटा सूचना');

    await page.goto(`${servers.admin.url}/notices?department=vacancies`);
    await page.getByRole('listitem').filter({ hasText: text }).getByRole('link', { name: words.edit }).first().click();
    await page.getByLabel('रिक्त पद').uncheck();
    await page.getByLabel('प्रशासन', { exact: true }).check();
    await page.getByRole('button', { name: notices.publishChange, exact: true }).click();
    await expect(page.getByRole('status')).toBeVisible();
    await remove();
    await publish(notices.publishChange);
    await expect(async () => {
      expect(await onSite('/ne/notice/vacancies')).toMatchObject({
        status: 301,
        location: expect.stringMatching(/\/ne\/notice$/),
      });
      expect((await onSite('/ne/contact')).text).not.toContain('जागिरका सूचना');
    }).toPass({ timeout: 120_000 });
  });
});
