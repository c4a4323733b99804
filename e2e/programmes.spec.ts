import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { type Locale, locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectNoOverflow } from '#e2e/support/html-rules.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { catalogue, programmeOf } from '#e2e/support/sample-site.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { localPath, programmePath } from '#lib/platform/routes/paths.ts';
import { listPath } from '#lib/site/notices/addresses.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';

const { contact } = sampleContent();

const tel = `tel:${contact.phone.replaceAll('-', '')}`;

const writeRupees = (amount: number | null, locale: Locale) =>
  fillIn(messagesIn(locale).study.rupees, { amount: formatNumber(amount ?? 0, locale) }, locale);

for (const locale of locales) {
  const { study, layout, notices } = messagesIn(locale);
  const rupees = (amount: number | null) => writeRupees(amount, locale);

  test.describe(`programmes in ${locale}`, () => {
    test('each programme is linked from the list, and has its facts, fees and conditions', async ({ page, visit }) => {
      const { programme, level, catalogue: words } = programmeOf('bsc-csit');
      await visit('/programs', locale);
      const duration = locale === 'ne' ? 'डेढ वर्ष' : '1.5 years';
      await expect(page.getByRole('main').getByText(duration).first()).toBeVisible();
      await page.getByRole('link', { name: programme.name[locale] }).click();
      await expect(page).toHaveURL(localPath('/programs/bsc-csit', locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(programme.name[locale]);
      const main = page.getByRole('main');
      for (const fact of [
        programme.about[locale],
        level.name[locale],
        programme.facultyName?.[locale],
        programme.shift && study.shifts[programme.shift],
        formatNumber(programme.seats ?? 0, locale),
        plainWords(words.feeNote?.[locale] ?? ''),
        ...programme.eligibility.map((condition) => condition[locale]),
        ...words.scholarships.map((scholarship) => plainWords(scholarship[locale])),
        ...words.steps.map((step) => step[locale]),
      ]) {
        await expect(main).toContainText(fact ?? '');
      }
      const fee = page.getByRole('region', { name: study.fee });
      await expect(fee.getByRole('definition')).toHaveText([
        rupees(programme.fee.firstYear),
        rupees(programme.fee.whole),
      ]);
      await expect(page.getByRole('link', { name: study.syllabusAt })).toHaveAttribute(
        'href',
        programme.syllabusUrl ?? '',
      );
      const syllabus = page.getByRole('region', { name: study.syllabus });
      const title =
        locale === 'ne' ? 'बी.एस्सी. सी.एस.आई.टी. को पाठ्यक्रम, परिमार्जित २०८३' : 'Syllabus of BSc CSIT, revised 2083';
      await expect(syllabus.getByRole('link', { name: title })).toBeVisible();
      await expect(syllabus.getByRole('list', { name: notices.downloads }).getByRole('link')).not.toHaveCount(0);
      await expect(main.getByText(study.samples)).toBeVisible();

      await test.step('facts have two columns on a phone, and one column at double text size', async () => {
        await page.setViewportSize({ width: 360, height: 780 });
        await visit('/programs', locale);
        // The search is folded above the first programme.
        await expect(page.getByRole('table').getByRole('link').first()).toBeInViewport({ ratio: 1 });
        await page.setViewportSize({ width: 360, height: 640 });
        await visit('/programs/bbs', locale);
        const facts = main.locator('dl').first().locator('div');
        const columns = () =>
          facts.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().x)).size);
        expect(await columns()).toBe(2);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
        await expect.poll(columns).toBe(1);
        await expectNoOverflow(page);
      });
    });

    test('a programme shows the open notices of its admission, or the usual month and the last notice, and the office instead of missing fees', async ({
      page,
      visit,
    }) => {
      const apply = page.getByRole('region', { name: study.apply });

      await test.step('open notices with dates and forms', async () => {
        await visit('/programs/bit', locale);
        await expect(apply.getByRole('heading', { name: study.open })).toBeVisible();
        await expect(
          apply.getByRole('link', { name: /BSc CSIT, BIT and BCA|बी\.एस्सी\. सी\.एस\.आई\.टी\., बी\.आई\.टी\./ }),
        ).toHaveAttribute('href', localPath('/notice/item/322', locale));
        await expect(apply.locator('time[datetime="2027-01-10"]')).toBeVisible();
        const downloads = apply.getByRole('list', { name: notices.downloads });
        await expect(downloads.getByRole('link', { name: /Admission form\.pdf/ })).toBeVisible();
        await expect(apply.getByRole('link', { name: study.followAdmission })).toHaveAttribute(
          'href',
          `${localPath(listPath('admission'), locale)}#follow`,
        );
      });

      await test.step('no open notice', async () => {
        const { level } = programmeOf('bed');
        await visit('/programs/bed', locale);
        await expect(apply).toContainText(
          `${study.notOpen} ${fillIn(study.usuallyOpens, { month: level.opens?.[locale] ?? '' }, locale)}`,
        );
        await expect(apply.getByRole('heading', { name: study.open })).toHaveCount(0);
        await expect(apply.getByRole('heading', { name: study.lastTime })).toBeVisible();
        await expect(apply.locator('time[datetime="2026-08-31"]')).toBeVisible();
      });

      await test.step('missing fees', async () => {
        await visit('/programs/bhm', locale);
        const fee = page.getByRole('region', { name: study.fee });
        await expect(fee).toContainText(layout.contactOffice);
        await expect(fee.getByRole('link', { name: contact.phone })).toHaveAttribute('href', tel);
      });
    });
  });
}

for (const locale of behaviourLocales) {
  const { layout, study } = messagesIn(locale);
  const rupees = (amount: number | null) => writeRupees(amount, locale);

  test.describe('without scripts', () => {
    // One chosen programme is too few: 400.
    test.use({ javaScriptEnabled: false, allowedInConsole: /status of 400/ });

    test('without scripts the list has seats, fees and closing dates, and chosen programmes are compared on a phone', async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit('/programs', locale);
      await expectNoOverflow(page);
      const find = page.getByRole('button', { name: study.finder.button });
      await expect(find).toBeHidden();
      await page.getByText(study.finder.title).click();
      await expect(find).toBeVisible();
      const { programme } = programmeOf('bit');
      const row = page
        .getByRole('main')
        .locator('tr', { has: page.getByRole('link', { name: programme.name[locale] }) });
      await expect(row.locator(`td[data-label="${study.seats}"]`)).toHaveText(
        formatNumber(programme.seats ?? 0, locale),
      );
      await expect(row.locator(`td[data-label="${study.firstYearFee}"]`)).toHaveText(rupees(programme.fee.firstYear));
      await expect(row.locator('time[datetime="2027-01-10"]')).toBeVisible();

      const { compare } = study;
      await page.setViewportSize({ width: 360, height: 740 });
      await visit('/programs/compare', locale);
      await page.getByRole('button', { name: compare.button }).click();
      await expect(page.getByRole('table', { name: compare.chosen })).toHaveCount(0);
      const chosen = ['bbs', 'bit', 'ba'].map((id) => programmeOf(id).programme);
      const choose = (id: string) => page.locator(`input[value="${id}"]`);
      await choose('bbs').check();
      await page.getByRole('button', { name: compare.button }).click();
      await expect(page.getByRole('alert').filter({ hasText: compare.tooFew })).toBeVisible();
      await expect(choose('bbs')).toBeChecked();
      for (const { id } of chosen) await choose(id).check();
      await page.getByRole('button', { name: compare.button }).click();
      await expectNoOverflow(page);
      const table = page.getByRole('table', { name: compare.chosen });
      const fees = table.getByRole('row', { name: study.wholeFee }).getByRole('cell');
      await expect(fees).toHaveCount(3);
      for (const { fee } of chosen) if (fee.whole !== null) await expect(table).toContainText(rupees(fee.whole));
      await expect(fees.first()).toHaveCSS('text-align', 'start');
    });

    test('without scripts programmes are compared in tables, which are cards on a phone and complete in print', async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit('/programs/compare', locale);
      await expectNoOverflow(page);
      for (const { heading, programmes } of catalogue.levels) {
        const table = page.getByRole('table', { name: heading[locale] });
        await expect(table).toBeHidden();
        await page.locator('summary').filter({ hasText: heading[locale] }).click();
        const rows = table.locator('tbody tr');
        await expect(rows).toHaveCount(programmes.length);
        for (const [index, { id, name, fee }] of programmes.entries()) {
          const row = rows.nth(index);
          await expect(row.getByRole('link', { name: name[locale] })).toHaveAttribute(
            'href',
            localPath(programmePath(id), locale),
          );
          const cell = row.locator(`td[data-label="${study.wholeFee}"]`);
          await expect(cell).toHaveText(fee.whole === null ? layout.contactOfficeShort : rupees(fee.whole));
          if (fee.whole === null) {
            const officeLink = cell.getByRole('link', { name: layout.contactOffice, exact: true });
            await expect(officeLink).toHaveAttribute('href', tel);
          }
          const [box, screen] = [await cell.boundingBox(), 360];
          expect((box?.x ?? 0) + (box?.width ?? screen)).toBeLessThan(screen);
        }
      }

      for (const width of [769, 1000, 1101, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const cells = page.getByRole('table').getByRole('cell');
        const spilling = await cells.evaluateAll((all) =>
          all
            .filter((cell) => {
              const range = document.createRange();
              range.selectNodeContents(cell);
              const [text, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
              return text.left < box.left || text.right > box.right;
            })
            .map((cell) => cell.textContent),
        );
        expect(spilling, `texts that leave their cells at ${width} px`).toEqual([]);
        for (const label of [study.firstYearFee, study.wholeFee]) {
          const amount = page.locator(`td[data-label="${label}"]`).first();
          await expect(amount, `at ${width} px`).toHaveCSS('text-align', 'end');
          await expect(amount, `at ${width} px`).toHaveCSS('white-space-collapse', 'collapse');
          await expect(amount, `at ${width} px`).toHaveCSS('text-wrap-mode', 'nowrap');
        }
      }

      await test.step('in print', async () => {
        await page.setViewportSize({ width: 700, height: 900 });
        await page.emulateMedia({ media: 'print' });
        const headings = page.getByRole('table').first().getByRole('columnheader');
        await expect(headings.last()).toBeVisible();
        const tops = await headings.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
        expect(new Set(tops).size).toBe(1);
        await expect(page.getByRole('link', { name: layout.callOffice })).toBeHidden();
      });
    });
  });
}

test('an unknown programme responds with 404, and another spelling of an address redirects to it', async ({
  request,
}) => {
  for (const path of ['/programs/no-such', '/ne/programs/no-such']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const reply = await request.get('/Programs/BSc-CSIT/', { maxRedirects: 0 });
  expect([reply.status(), reply.headers().location]).toEqual([308, '/programs/bsc-csit']);
});

test('pages about programmes load no framework scripts', async ({ request }) => {
  for (const path of ['/programs', '/programs/compare', '/programs/bbs', '/programs/bhm', '/publicInformation']) {
    expect(await (await request.get(path)).text(), path).not.toMatch(
      /data-script="react|_next\/static\/chunks\/[^"']*\.js/,
    );
  }
});
