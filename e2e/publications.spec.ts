import { readFileSync } from 'node:fs';
import JSZip from 'jszip';
import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { pageName, sampleNames } from '#e2e/support/sample-site.ts';
import { expect, test } from '#e2e/support/test.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { upstreamName } from '#lib/site/people/upstream-name.ts';

const { publications } = sampleContent();

const two = publications.find(({ files }) => files.length === 2);
if (!two) throw new Error('the sample has no publication with two files');

for (const locale of behaviourLocales) {
  const words = messagesIn(locale).publications;

  test.describe(`publications in ${locale}`, () => {
    test('publications are grouped by year, and their files are saved under their original names, several as one archive', async ({
      page,
      visit,
    }) => {
      await visit('/publication', locale);
      await test.step('years', async () => {
        const links = page.getByRole('navigation', { name: words.years }).getByRole('link');
        const years = page.getByRole('main').getByRole('heading', { level: 2 });
        const labels = await links.allTextContents();
        expect(labels.length).toBeGreaterThan(2);
        await expect(years).toHaveText(labels);
        await links.last().click();
        await expect(years.last()).toBeInViewport();
        const inLast = page.getByRole('region', { name: labels.at(-1) ?? '', exact: true }).getByRole('article');
        await expect(inLast.first()).toBeVisible();
      });
      await test.step('an archive', async () => {
        const button = page.getByRole('button', { name: messagesIn(locale).archive.save });
        await expect(button).toHaveCount(publications.filter(({ files }) => files.length > 1).length);
        const { description } = inLanguage(two, locale);
        const own = page.getByRole('article', { name: description, exact: true }).getByRole('button');
        await expect(own).toHaveAccessibleDescription(description);
        const [download] = await Promise.all([page.waitForEvent('download'), own.click()]);
        const zip = await JSZip.loadAsync(readFileSync(await download.path()));
        expect(Object.keys(zip.files)).toEqual(two.files.map(({ original }) => original));
      });
      await test.step('a file', async () => {
        const [, file] = two.files;
        const download = page.waitForEvent('download');
        await page.locator('a[download]', { hasText: file?.original ?? '' }).click();
        expect((await download).suggestedFilename()).toBe(file?.original);
      });
    });
  });
}

for (const locale of locales) {
  const words = messagesIn(locale).publications;
  test(`publications are listed with editors, publisher, date and files in ${locale}`, async ({ page, visit }) => {
    await visit('/publication', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('/publication')[locale]);
    await expect(page.getByRole('article')).toHaveCount(publications.length);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(publications.length);
    const texts = inLanguage(two, locale);
    const one = page.getByRole('article', { name: texts.description, exact: true });
    for (const text of [
      words.editors,
      texts.editors,
      words.publisher,
      upstreamName(texts.publisher, locale, sampleNames).text,
      texts.about,
    ]) {
      await expect(one).toContainText(text);
    }
    await expect(one.locator('time')).toHaveAttribute('datetime', two.publishDate);
    const links = one.getByRole('list', { name: messagesIn(locale).files.attachments }).locator('a[download]');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveText(locale === 'en' ? /\(PDF, \d+ KB\)$/ : /\(PDF, [०-९]+ केबी\)$/);
  });
}
