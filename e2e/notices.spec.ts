import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { deadlines, noticePages } from '#content/messages/notices.ts';
import { openFiles } from '#e2e/support/folded-files.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

for (const locale of behaviourLocales) {
  const { archive, files, follow, notices, results, search, states } = messagesIn(locale);
  const heading = noticePages.admission.heading[locale];

  test.describe(`notices in ${locale}`, () => {
    test('notices are listed by department, page by page', async ({ page, visit }) => {
      await visit('/notice', locale);
      await expect(page.getByRole('row')).toHaveCount(11);
      await expect(page.getByRole('columnheader')).toHaveText([notices.date, notices.description, notices.downloads]);
      await page.getByRole('link', { name: noticePages.admission.name[locale], exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('columnheader', { name: notices.lastDate })).toBeVisible();
      const first = await page.getByRole('rowheader').first().textContent();
      await page.getByRole('link', { name: notices.nextPage, exact: true }).click();
      await expect(page).toHaveURL(/\/notice\/admission\/page\/2$/);
      await expect(page).toHaveTitle(new RegExp(fillIn(notices.pageNumber, { page: 2 }, locale)));
      await expect(page.getByRole('rowheader').first()).not.toHaveText(first ?? '');
      await expect(page.locator('[aria-current="page"]', { hasText: fillIn('{n}', { n: 2 }, locale) })).toHaveCount(1);
    });

    test('a list of notices has a link to follow it at the top, and begins 218 px below the header on a phone', async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      for (const department of ['exam', 'admission', 'downloads'] as const) {
        await visit(`/notice/${department}`, locale);
        const main = await page.getByRole('main').boundingBox();
        const first = await page.getByRole('row').nth(1).boundingBox();
        expect((first?.y ?? 780) - (main?.y ?? 0)).toBeLessThanOrEqual(218);
        expect((first?.y ?? 780) + (first?.height ?? 0)).toBeLessThan(780);
        const current = page
          .locator('nav a[aria-current=page]')
          .filter({ hasText: noticePages[department].name[locale] });
        await expect(current).toBeInViewport({ ratio: 1 });
        const link = page.getByRole('main').getByRole('link', { name: follow.heading });
        expect((await link.boundingBox())?.y).toBeLessThan(400);
        await link.click();
        await expect(
          page.getByRole('button', { name: noticePages[department].notifications.notify[locale] }),
        ).toBeInViewport();
      }
    });

    test('the dates of a list are tiles of equal size in any face', async ({ page, visit }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await visit('/notice', locale);
      for (const face of ['system-ui', 'serif', 'monospace']) {
        const sizes = await page.locator('main td time').evaluateAll(
          (tiles, family) =>
            tiles.map((tile) => {
              for (const part of tile.querySelectorAll('span')) part.style.fontFamily = family;
              const { width, height } = tile.getBoundingClientRect();
              return `${Math.round(width)} × ${Math.round(height)}`;
            }),
          face,
        );
        expect(sizes).toHaveLength(10);
        expect([...new Set(sizes)], face).toHaveLength(1);
      }
    });

    test('the whole row of a notice links to it, and its files stay reachable', async ({ page, visit }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await visit('/notice', locale);
      const row = page
        .getByRole('row')
        .filter({ has: page.locator('summary') })
        .first();
      await row.scrollIntoViewIfNeeded();
      await openFiles(row);
      await expect(row.locator('a[download]').first()).toBeVisible();
      const address = await row.getByRole('rowheader').getByRole('link').first().getAttribute('href');
      // The link of the title lies over the whole row.
      await row.locator('time').first().click({ force: true });
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });

    test('notices in the other language are marked, and lists of all name the category', async ({ page, visit }) => {
      const { title } = messagesIn(locale).states.otherLanguage;
      await visit('/notice', locale);
      const rows = page.getByRole('rowheader');
      for (const row of await rows.all()) {
        const isForeign = (await row.locator('a [lang]').getAttribute('lang')) !== locale;
        await expect(row.getByText(title, { exact: true })).toHaveCount(isForeign ? 1 : 0);
      }
      const exam = noticePages.exam.name[locale];
      await expect(rows.getByText(exam, { exact: true }).first()).toBeVisible();
      await visit('/notice/exam', locale);
      await expect(rows.getByText(exam, { exact: true })).toHaveCount(0);
      await visit('/notice/search?q=exam', locale);
      await expect(rows.getByText(exam, { exact: true }).first()).toBeVisible();
    });

    test('the list is restored when the department changes', async ({ page, visit }) => {
      await visit('/notice/exam', locale);
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.getByText(states.noData)).toBeVisible();
      await page.getByRole('link', { name: noticePages.admission.name[locale], exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await page.getByRole('link', { name: noticePages.exam.name[locale], exact: true }).click();
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await expect(page.getByRole('row')).toHaveCount(11);
    });

    test('several files of a notice are saved as one archive from the list and from results', async ({
      page,
      visit,
    }) => {
      await visit('/notice', locale);
      const button = page.getByRole('button', { name: archive.save });
      const rows = page.getByRole('row').filter({ has: page.locator('[data-script=archive]') });
      for (const row of await page.getByRole('row').all()) {
        const count = await row.locator('a[download]').count();
        await expect(row.locator('summary')).toHaveText(count > 1 ? [fillIn(files.count, { count }, locale)] : []);
        await expect(row.locator('[data-script=archive]')).toHaveCount(count > 1 ? 1 : 0);
      }
      await expect(button).toHaveCount(0);
      await openFiles(rows.first());
      const [title = ''] = await rows.first().getByRole('rowheader').getByRole('link').allTextContents();
      await expect(rows.first().getByRole('button')).toHaveAccessibleDescription(
        new RegExp(`^${RegExp.escape(title)}`),
      );
      const [download] = await Promise.all([page.waitForEvent('download'), rows.first().getByRole('button').click()]);
      expect(download.suggestedFilename()).toBe('attachments.zip');
      await page.getByRole('searchbox').fill('Admission open');
      await expect(page.locator('mark').first()).toBeVisible();
      await openFiles(page.locator('table:visible'));
      await expect(button.first()).toBeVisible();
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('without scripts notices are found by the form', async ({ page, visit }) => {
        await visit('/notice/admission', locale);
        await page.getByRole('searchbox').fill('५ मंसिर');
        await page.getByRole('main').getByRole('button', { name: search.button }).click();
        await expect(page).toHaveURL(/\/notice\/search\?department=admission&q=/);
        await expect(page.getByRole('searchbox')).toHaveValue('५ मंसिर');
        await expect(page.getByRole('link', { name: results.clear })).toBeVisible();
      });
    });
  });
}

test.describe('addresses of notices', () => {
  test('addresses of unknown lists, pages and notices respond with 404', async ({ request }) => {
    for (const path of [
      '/notice/page/99',
      '/notice/page/0',
      '/notice/zzz',
      '/notice/search?department=zzz&q=a',
      '/notice/item/zzz',
    ])
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  });

  test('the first page of a list and an empty search redirect to the list', async ({ request }) => {
    for (const [path, to] of [
      ['/notice/exam/page/1', '/notice/exam'],
      ['/notice/search?department=exam&q=', '/notice/exam'],
    ]) {
      const reply = await request.get(path ?? '', { maxRedirects: 0 });
      expect([reply.status(), reply.headers().location?.replace(/^https?:\/\/[^/]+/, '')]).toEqual([308, to]);
    }
  });

  test('the notices API rejects invalid parameters', async ({ request }) => {
    for (const [query, status] of [
      [`q=${'a'.repeat(201)}`, 400],
      ['page=NaN', 400],
      ['department=zzz', 400],
      ['page=999', 404],
      ['q=%ED%A0%80%00merit', 200],
    ] as const) {
      expect((await request.get(`/api/notices?${query}`)).status()).toBe(status);
    }
  });
});

for (const locale of locales) {
  test(`closing dates in ${locale} are linked from the notices, and link to the month and a calendar feed`, async ({
    page,
    visit,
  }) => {
    const { follow } = messagesIn(locale);
    for (const list of ['/notice/admission', '/notice']) {
      await visit(list, locale);
      await page.getByRole('main').getByRole('link', { name: deadlines.title[locale] }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(deadlines.title[locale]);
    }
    await expect(page.getByRole('link', { name: deadlines.month[locale] })).toHaveAttribute(
      'href',
      localPath('/calendar', locale),
    );
    await expect(page.getByRole('link', { name: follow.subscribe })).toHaveAttribute('href', /^webcal:/);
  });
}
