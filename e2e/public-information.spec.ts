import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { disclosureHeadings } from '#content/disclosure-headings.ts';
import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectNoOverflow } from '#e2e/support/html-rules.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { pageName, sampleInformation } from '#e2e/support/sample-site.ts';
import { attributes } from '#e2e/support/site-pages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { fiscalYearName } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

const { contact } = sampleContent();

const tel = `tel:${contact.phone.replaceAll('-', '')}`;

for (const locale of behaviourLocales) {
  const { publicInformation: words, layout } = messagesIn(locale);
  const annualReport = { en: 'Annual Report 2082/83', ne: 'वार्षिक प्रतिवेदन २०८२/८३' }[locale];

  test.describe(`public information in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('without scripts public information is linked from the footer, and has the charter, officers, reports and services, as cards on a phone', async ({
      page,
      visit,
      request,
    }) => {
      await visit('/contact', locale);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: pageName('/publicInformation')[locale] })
        .click();
      await expect(page).toHaveURL(localPath('/publicInformation', locale));
      const main = page.getByRole('main');
      await expect(main).toContainText(sampleInformation.lead?.[locale] ?? '');
      await expect(main.locator(`time[datetime="${sampleInformation.updatedOn}"]`)).toBeVisible();
      await expect(main.getByText(words.samples)).toBeVisible();

      await test.step('the charter lists documents, fee, time and officer of each service', async () => {
        const charter = page.getByRole('table', { name: words.charter });
        await expect(charter.getByRole('columnheader')).toHaveText([
          words.service,
          words.papers,
          words.fee,
          words.time,
          words.officer,
        ]);
        for (const [index, { service, papers, fee, time, officer }] of sampleInformation.charter.entries()) {
          const row = charter.locator('tbody tr').nth(index);
          await expect(row.getByRole('rowheader')).toHaveText(service[locale]);
          await expect(row.getByRole('cell')).toHaveText([
            papers[locale],
            fee?.[locale] ?? layout.contactOfficeShort,
            time?.[locale] ?? layout.contactOfficeShort,
            officer[locale],
          ]);
          for (const missing of await row.getByRole('link').all()) await expect(missing).toHaveAttribute('href', tel);
        }
      });

      await test.step('the officers have telephone numbers', async () => {
        const officers = page.getByRole('region', { name: words.officers }).getByRole('listitem');
        await expect(officers).toHaveCount(sampleInformation.officers.length);
        for (const [index, { duty, about }] of sampleInformation.officers.entries()) {
          const officer = officers.nth(index);
          await expect(officer).toContainText(duty[locale]);
          await expect(officer).toContainText(about[locale]);
          await expect(officer.getByRole('link')).toHaveAttribute('href', tel);
        }
      });

      await test.step('reports have their files, and missing ones are marked', async () => {
        const kind = (index: number) =>
          page.getByRole('region', { name: sampleInformation.reports[index]?.name[locale] ?? '', exact: true });
        const [annual, audit, tracer, emis] = [kind(0), kind(1), kind(2), kind(3)];
        await expect(annual.getByRole('link', { name: annualReport })).toHaveAttribute(
          'href',
          new RegExp(`^${localPath('/publication', locale)}#publication-\\d+$`),
        );
        const file = tracer.getByRole('link', { name: /Tracer Study 2080\.pdf/ });
        expect((await request.get((await file.getAttribute('href')) ?? '')).status()).toBe(200);
        for (const missing of [audit, emis]) await expect(missing).toContainText(words.noReport);
      });

      await test.step('services of the university are linked with descriptions', async () => {
        const services = page.getByRole('region', { name: words.university });
        for (const { label, url, help } of sampleInformation.university) {
          await expect(services.getByRole('link', { name: label[locale], exact: true })).toHaveAttribute('href', url);
          await expect(services).toContainText(help[locale]);
        }
      });

      await test.step('on a phone the charter is a list of cards', async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.getByText(fillIn(words.services, { count: sampleInformation.charter.length }, locale)).click();
        await expectNoOverflow(page);
        const card = page.locator('section[aria-labelledby="charter"] tbody tr').first();
        const cells = await card
          .locator('td')
          .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
        expect(cells).toEqual([...new Set(cells)].sort((a, b) => a - b));
      });
    });
  });
}

for (const locale of locales) {
  test(`the archive in ${locale} has disclosures by fiscal year, with headings of the law in their order`, async ({
    page,
    visit,
  }) => {
    const { publicInformation: words } = messagesIn(locale);
    await visit('/publicInformation', locale);
    const archive = page.getByRole('region', { name: words.disclosures });
    const years = [2083, 2082].map((year) => {
      const name = localizeDigits(fiscalYearName(year), locale);
      return fillIn(words.fiscalYear, { year: name }, locale);
    });
    await expect(archive.getByRole('heading', { level: 3 })).toHaveText(years);
    const newest = archive.locator('details').first();
    await newest.locator('summary').click();
    const [disclosure] = sampleInformation.disclosures ?? [];
    const names = disclosure?.entries.map(({ heading }) => disclosureHeadings[heading][locale]) ?? [];
    await expect(newest.getByRole('heading', { level: 4 })).toHaveText(names);
    await expect(newest.locator('li').last()).toHaveAttribute('value', '19');
  });
}

test('public information is linked from the QAA page and has short addresses', async ({ request }) => {
  for (const locale of locales) {
    const [, main = ''] = (await (await request.get(localPath('/qaa', locale))).text()).split('<main ');
    const [words = ''] = main.split('</main>');
    expect(attributes(words, 'a', 'href')).toContain(localPath('/publicInformation', locale));
  }
  for (const [alias, page] of [
    ['/rti', '/publicInformation'],
    ['/citizenCharter', '/publicInformation'],
    ['/ne/rti', '/ne/publicInformation'],
  ] as const) {
    const reply = await request.get(alias, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location], alias).toEqual([308, page]);
  }
});
