import { readFileSync } from 'node:fs';
import JSZip from 'jszip';
import RssParser from 'rss-parser';
import { messagesIn } from '#content/messages/index.ts';
import { noticePages } from '#content/messages/notices.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

/** A notice of the sample campus with three files and a closing date. */
const withFiles = '/notice/item/322';
/** A notice with two files and no text above them. */
const withoutText = '/notice/item/411';
const closingDate = '2027-01-10';
const programme = { en: 'BSc CSIT', ne: 'सी.एस.आई.टी.' };

for (const locale of behaviourLocales) {
  const { notices, archive } = messagesIn(locale);

  test.describe(`a notice in ${locale}`, () => {
    test('a notice has its address, with dates, files and departments', async ({ page, visit }) => {
      await visit(withFiles, locale);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(programme[locale]);
      await expect(page.locator(`time[datetime="${closingDate}"]`)).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: noticePages.admission.name[locale], exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('list', { name: notices.downloads }).locator('a[download]')).toHaveCount(3);
      await page
        .getByRole('navigation', { name: notices.neighbours })
        .getByRole('link', { name: notices.older })
        .click();
      await expect(page).not.toHaveURL(new RegExp(`${withFiles}$`));
      await expect(page).toHaveURL(/\/notice\/item\/\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(programme[locale]);
      await page
        .getByRole('navigation', { name: notices.neighbours })
        .getByRole('link', { name: notices.newer })
        .click();
      await expect(page).toHaveURL(new RegExp(`${withFiles}$`));
    });

    test('on a phone the first file of a notice is on the first screen, and sharing takes one line', async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await visit(withoutText, locale);
      const file = page.getByRole('list', { name: notices.downloads }).getByRole('listitem').first();
      await expect(file).toBeInViewport({ ratio: 1 });
      const links = page.getByRole('region', { name: notices.share }).getByRole('list').getByRole('link');
      const lines = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
      expect(new Set(lines).size).toBe(1);
    });

    test('a notice shows the time left in Nepal', async ({ page, visit }) => {
      for (const [day, expected] of [
        ['2027-01-08', fillIn(notices.deadline.days, { days: 2 }, locale)],
        ['2027-01-10', notices.deadline.today],
        ['2027-01-11', notices.deadline.closed],
      ] as const) {
        // An hour before midnight in London is the next day in Nepal.
        await page.clock.setFixedTime(new Date(`${day}T00:30:00+05:45`));
        await visit(withFiles, locale);
        await expect(page.getByText(expected, { exact: true })).toBeVisible();
      }
    });

    test('one file is saved under its original name', async ({ page, visit, request }) => {
      await visit('/notice/item/321', locale);
      const link = page.getByRole('list', { name: notices.downloads }).locator('a[download]').first();
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe('भर्ना सूचना - स्नातकोत्तर २०८३.pdf');
      const stored = await request.get((await link.getAttribute('href')) ?? '');
      expect(readFileSync(await download.path()).equals(await stored.body())).toBe(true);
    });

    test('all files of a notice are saved as one archive, byte for byte', async ({ page, visit, request }) => {
      await visit(withFiles, locale);
      const links = page.getByRole('list', { name: notices.downloads }).locator('a[download]');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: archive.save }).click(),
      ]);
      await expect(page.getByText(archive.saved)).toBeVisible();
      expect(download.suggestedFilename()).toBe('attachments.zip');
      const zip = await JSZip.loadAsync(readFileSync(await download.path()));
      expect(Object.keys(zip.files)).toHaveLength(3);
      for (const link of await links.all()) {
        const name = (await link.getAttribute('download')) ?? '';
        const stored = await request.get((await link.getAttribute('href')) ?? '');
        expect((await zip.file(name)?.async('nodebuffer'))?.equals(await stored.body())).toBe(true);
      }
    });

    test.describe('notices with a missing file', () => {
      test.use({ allowedInConsole: /Failed to load resource/ });

      test('an archive without a missing file contains the others and names it', async ({ page, visit }) => {
        await visit(withFiles, locale);
        await page.route('**/files/*admission-form*', (route) => route.fulfill({ status: 404 }));
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: archive.save }).click(),
        ]);
        await expect(page.getByText(archive.failed)).toBeVisible();
        await expect(page.getByRole('status').getByText('Admission form.pdf')).toBeVisible();
        expect(Object.keys((await JSZip.loadAsync(readFileSync(await download.path()))).files)).toHaveLength(2);
      });

      test('an archive can be cancelled while it loads', async ({ page, visit }) => {
        await visit(withFiles, locale);
        // Delays the responses until the cancellation, and releases them before the page is closed.
        const released = Promise.withResolvers<void>();
        await page.route('**/files/*', async (route) => {
          await released.promise;
          await route.abort().catch(() => undefined);
        });
        await page.getByRole('button', { name: archive.save }).click();
        await page.getByRole('button', { name: archive.cancel }).click();
        await expect(page.getByText(archive.cancelled)).toBeVisible();
        released.resolve();
      });
    });

    test('a printed notice has its address and no controls, on one sheet', async ({ page, visit, baseURL }) => {
      await visit(withFiles, locale);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(`${baseURL}${localPath(withFiles, locale)}`)).toBeVisible();
      await expect(page.locator(`time[datetime="${closingDate}"]`)).toBeVisible();
      await expect(page.getByRole('button', { name: notices.print })).toBeHidden();
      await expect(page.getByRole('navigation', { name: notices.neighbours })).toBeHidden();
      const file = page.getByRole('list', { name: notices.downloads }).getByRole('listitem').first();
      expect((await file.boundingBox())?.height, 'a file is a line').toBeLessThan(32);
      const pages = /\/Type \/Page\b/g;
      const sheet = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
      expect(sheet.toString('latin1').match(pages)).toHaveLength(1);
    });

    test('a printed list of notices has the names of folded files', async ({ page, visit }) => {
      await visit('/notice', locale);
      const file = page.getByRole('main').locator('details a[download]').first();
      await expect(file).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(file).toBeVisible();
    });
  });
}

test.describe('followers', () => {
  test('a page links its feeds, which respond with 304 when nothing is new', async ({ page, visit, request }) => {
    await visit('/notice/exam');
    const links = page.locator('link[rel="alternate"][type]');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      const address = new URL((await link.getAttribute('href')) ?? '').pathname;
      const reply = await request.get(address);
      expect(reply.headers()['content-type']).toContain((await link.getAttribute('type')) ?? 'no type');
      const again = await request.get(address, { headers: { 'If-None-Match': reply.headers().etag ?? '' } });
      expect([address, reply.status(), again.status()]).toEqual([address, 200, 304]);
    }
  });

  test('feeds contain the notices with their files', async ({ request, baseURL }) => {
    const feed = await new RssParser().parseString(await (await request.get('/notice/rss.xml')).text());
    const enclosure = feed.items.find(({ link }) => link === `${baseURL}${withFiles}`)?.enclosure;
    const file = await request.get(enclosure?.url ?? '');
    expect((await file.body()).length).toBe(Number(enclosure?.length));
  });

  test('closing dates are available as calendars', async ({ request }) => {
    const one = await request.get(`${withFiles}/deadline.ics`);
    expect(one.headers()['content-type']).toContain('text/calendar');
    expect(await one.text()).toContain('DTSTART;VALUE=DATE:20270110');
    const all = await (await request.get('/notice/admission/deadlines.ics')).text();
    expect(all.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(10);
    for (const path of ['/notice/item/zzz/deadline.ics', '/notice/exam/deadlines.ics', '/notice/zzz/feed.xml']) {
      expect((await request.get(path)).status()).toBe(404);
    }
  });
});
