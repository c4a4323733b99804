import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from 'playwright/test';
import { noticeFields } from '#campus-api/records/notice/notice.ts';
import { noticePages } from '#content/messages/notices.ts';
import { expect, pdf, previewedHtml, test } from '#e2e/support/admin.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

const letterNumber = noticeFields.letterNumber.entry.label;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('a notice with a letter number and renamed, reordered files is published, and visitors find it by its number', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const { notices } = words;
    const number = 'च.नं. ४५२/२०८३';
    const of = (text: string, name: string) => fillIn(text, { name }, 'ne');
    await logIn();
    await page.goto('/notices/new');
    await page.getByLabel(notices.text).fill(`स्ववियु निर्वाचन`);
    await page.getByLabel(letterNumber.ne).fill(number);
    await page.getByLabel(noticePages.administration.name.ne).check();
    await page
      .getByLabel(notices.file)
      .last()
      .setInputFiles([pdf('scan1.pdf'), pdf('scan2.pdf')]);
    await page.getByRole('button', { name: notices.addFiles }).click();
    await page.getByLabel(of(notices.fileNameOf, 'scan1.pdf')).fill('मतदाता नामावली');
    await page.getByRole('button', { name: of(notices.upOf, 'scan2.pdf') }).click();
    await expect(page.getByLabel(of(notices.fileNameOf, 'scan1.pdf'))).toHaveValue('मतदाता नामावली');
    await page.getByRole('button', { name: notices.preview, exact: true }).click();
    expect(await previewedHtml(page)).toContain(number);
    await page.getByRole('button', { name: notices.publish, exact: true }).click();
    await expect(page.getByRole('status')).toContainText(words.results.published.result);

    const search = `${servers.site.url}/ne/notice/search?q=${encodeURIComponent(number.slice(5))}`;
    const result = page
      .locator('main')
      .getByRole('link', { name: /स्ववियु निर्वाचन/ })
      .first();
    await expect(async () => {
      await page.goto(search);
      await expect(result).toBeVisible({ timeout: 2000 });
    }).toPass();
    // A flash notice may cover the link.
    await page.goto(new URL((await result.getAttribute('href')) ?? '', servers.site.url).href);
    await expect(page.getByText(number, { exact: true })).toBeVisible();
    await expect(page.getByText(letterNumber.ne, { exact: true })).toBeVisible();
    await expect(page.locator('main')).toHaveText(/scan2\.pdf.*मतदाता नामावली\.pdf/s);
  });
});

test.describe('files that are sent in the background, on a phone', () => {
  test.use({
    viewport: { width: 360, height: 800 },
    allowedInConsole: /net::ERR_INTERNET_DISCONNECTED/,
  });

  const partBytes = 512 * 1024;
  const isPart = (request: Request) => request.method() === 'POST' && request.url().includes('/uploads/');
  const offsetOf = (request: Request) => Number(new URLSearchParams(request.headers().upload).get('offset'));
  const largePdf = (name: string, bytes: number) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 '.padEnd(bytes, 'x')),
  });

  /** Lets the parts of files wait until they are released. */
  async function holdParts(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/uploads/*', async (route) => {
      if (isPart(route.request())) await promise;
      await route.continue().catch(() => undefined);
    });
    return resolve;
  }

  test('text that is typed meanwhile stays, and publishing waits, names the file and goes on by itself', async ({
    page,
    words,
    logIn,
  }) => {
    const { notices, sending, results } = words;
    const name = 'परीक्षा तालिका.pdf';
    await logIn();
    await page.goto('/notices/new');
    await page.getByLabel(notices.text).fill('परीक्षा तालिका');
    const release = await holdParts(page);
    await page
      .getByLabel(notices.file)
      .last()
      .setInputFiles([largePdf(name, 3 * partBytes)]);
    await expect(page.getByRole('progressbar')).toBeInViewport();
    await page.getByLabel(notices.text).fill('परीक्षा तालिका सार्वजनिक गरिएको सूचना');
    await page.getByRole('checkbox', { name: noticePages.exam.name.ne }).check();
    await page.getByRole('button', { name: notices.publish, exact: true }).click();
    const waits = page.getByText(fillIn(sending.waits, { names: name }, 'ne'));
    await expect(waits).toBeInViewport();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.getByLabel(letterNumber.ne).fill('च.नं. ७७');
    await expect(page.getByLabel(notices.text)).toHaveValue('परीक्षा तालिका सार्वजनिक गरिएको सूचना');
    release();
    await expect(page.getByRole('status')).toContainText(results.published.result);
    const row = page.getByRole('listitem').filter({ hasText: 'परीक्षा तालिका सार्वजनिक गरिएको सूचना' });
    await expect(row).toContainText(name);
    await page.getByRole('link', { name: 'परीक्षा तालिका सार्वजनिक गरिएको सूचना' }).first().click();
    await expect(page.getByLabel(letterNumber.ne)).toHaveValue('च.नं. ७७');
  });

  test('after a lost connection the rest of a file is sent by itself, and the file is attached once', async ({
    page,
    words,
    logIn,
  }) => {
    const { notices, sending } = words;
    await logIn();
    await page.goto('/notices/new');
    const offsets: number[] = [];
    const aborted = [1, 2, 4];
    await page.route('**/uploads/*', async (route) => {
      if (!isPart(route.request())) return route.continue();
      offsets.push(offsetOf(route.request()));
      return aborted.includes(offsets.length - 1) ? route.abort('internetdisconnected') : route.continue();
    });
    await page
      .getByLabel(notices.file)
      .last()
      .setInputFiles([largePdf('नियमावली.pdf', 3 * partBytes)]);
    await expect(page.getByText(sending.interrupted)).toBeVisible();
    await expect(page.getByRole('link', { name: 'नियमावली.pdf' })).toHaveCount(1);
    expect(offsets).toEqual([0, 1, 1, 1, 2, 2].map((part) => part * partBytes));
  });

  test('a file on its way can be taken out, and one that was attached as well, while text is typed', async ({
    page,
    words,
    logIn,
  }) => {
    const { notices } = words;
    const removal = (name: string) =>
      page.getByRole('button', { name: fillIn(notices.removeFileOf, { name }, 'ne'), exact: true });
    await logIn();
    await page.goto('/notices/new');
    await page
      .getByLabel(notices.file)
      .last()
      .setInputFiles([pdf('पहिलो.pdf'), pdf('दोस्रो.pdf')]);
    await expect(page.getByRole('link', { name: 'दोस्रो.pdf' })).toBeVisible();
    await holdParts(page);
    await page
      .getByLabel(notices.file)
      .last()
      .setInputFiles([pdf('गलत.pdf')]);
    await page.getByLabel(fillIn(notices.fileNameOf, { name: 'दोस्रो.pdf' }, 'ne')).fill('नतिजा');
    await removal('गलत.pdf').click();
    await removal('पहिलो.pdf').click();
    await expect(page.getByRole('link', { name: 'पहिलो.pdf' })).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toBeHidden();
    await expect(page.getByLabel(fillIn(notices.fileNameOf, { name: 'दोस्रो.pdf' }, 'ne'))).toHaveValue('नतिजा');
    await page.getByLabel(notices.text).fill('नतिजा प्रकाशन');
    await page.getByRole('checkbox', { name: noticePages.exam.name.ne }).check();
    await page.getByRole('button', { name: notices.publish, exact: true }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'नतिजा प्रकाशन' });
    await expect(row).toContainText('नतिजा.pdf');
    await expect(row).not.toContainText('गलत.pdf');
  });

  test('a page that was closed in the middle lists the file, and the same file sends only its rest', async ({
    page,
    words,
    logIn,
  }) => {
    const { notices, sending } = words;
    const path = join(mkdtempSync(join(tmpdir(), 'attachments-')), 'प्रतिवेदन.pdf');
    writeFileSync(path, '%PDF-1.7 '.padEnd(3 * partBytes, 'x'));
    await logIn();
    await page.goto('/notices/new');
    await page.getByLabel(notices.text).fill('वार्षिक प्रतिवेदन');
    await page.route('**/uploads/*', (route) =>
      isPart(route.request()) && offsetOf(route.request()) > 0 ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.getByLabel(notices.file).last().setInputFiles(path);
    await expect(page.getByText(sending.interrupted)).toBeVisible();
    await page.unroute('**/uploads/*');
    await page.route('**/uploads/*', (route) => route.abort('internetdisconnected'));
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByLabel(notices.text)).toHaveValue('वार्षिक प्रतिवेदन');
    await expect(page.getByRole('heading', { name: notices.unfinished })).toBeVisible();
    await page.unroute('**/uploads/*');
    const offsets: number[] = [];
    page.on('request', (request) => isPart(request) && offsets.push(offsetOf(request)));
    await page.getByLabel(notices.file).last().setInputFiles(path);
    await expect(page.getByRole('link', { name: 'प्रतिवेदन.pdf' })).toBeVisible();
    await expect(page.getByRole('heading', { name: notices.unfinished })).toHaveCount(0);
    expect(offsets).toEqual([partBytes, 2 * partBytes]);
  });

  test('a form saves by itself, and opens with its text in a tab that was ended', async ({ page, words, logIn }) => {
    const { notices } = words;
    await logIn();
    await page.goto('/notices/new');
    await page.getByLabel(notices.text).fill('आफैँ सुरक्षित हुने सूचना');
    await expect(page.getByText(new RegExp(notices.savedAt.replace('{time}', '[०-९]{2}:[०-९]{2}')))).toBeInViewport();
    await page.reload();
    await expect(page.getByLabel(notices.text)).toHaveValue('आफैँ सुरक्षित हुने सूचना');
  });
});

test.describe('a form that sends its file with it', () => {
  test.use({ viewport: { width: 360, height: 800 }, allowedInConsole: /net::ERR_CONNECTION_RESET/ });

  test('a table on a phone is sent with its progress in view, is sent again after a lost line, and stays after a session has ended', async ({
    page,
    context,
    words,
    logIn,
  }) => {
    const { staff, sending, sendingForm } = words;
    await logIn();
    const choose = async () => {
      await page.goto('/staff/table');
      const buffer = Buffer.from(`नाम,प्रकार,पद\n${'राम थापा,शिक्षक,सहायक\n'.repeat(2000)}`);
      await page.locator('#table').setInputFiles({ name: 'staff.csv', mimeType: 'text/csv', buffer });
    };
    await choose();
    const { promise, resolve } = Promise.withResolvers<void>();
    let requests = 0;
    await page.route('**/staff/table/*', async (route) => {
      if (route.request().method() === 'POST') {
        requests += 1;
        if (requests === 1) return route.abort('connectionreset');
        await promise;
      }
      await route.continue();
    });
    await page.getByRole('button', { name: staff.look }).click();
    await expect(page.getByRole('progressbar', { name: sendingForm.title })).toBeInViewport();
    await expect.poll(() => requests).toBe(2);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    resolve();
    await expect(page.getByRole('heading', { level: 1, name: staff.table })).toBeVisible();
    await expect(page).toHaveURL(/\/staff\/table\/[\w-]{43}$/);
    await page.unroute('**/staff/table/*');

    await choose();
    const cookies = await context.cookies();
    await context.clearCookies({ name: /session/ });
    await page.getByRole('button', { name: staff.look }).click();
    await expect(page.getByRole('alert')).toContainText(sendingForm.ended);
    await expect(page.getByRole('link', { name: sending.logIn })).toBeVisible();
    await context.addCookies(cookies);
    await page.getByRole('button', { name: sendingForm.close }).click();
    await page.getByRole('button', { name: staff.look }).click();
    await expect(page).toHaveURL(/\/staff\/table\/[\w-]{43}$/);
  });
});

test.describe('a session without cookies', () => {
  test.use({ viewport: { width: 360, height: 800 }, allowedInConsole: /status of 40[13]/ });

  test('a browser that lost all cookies while a file is sent keeps text and file after the next login', async ({
    page,
    words,
    logIn,
    context,
    servers,
    language,
  }) => {
    const { notices, home } = words;
    await logIn();
    await page.goto('/notices/new');
    await page.locator('#text').fill('कुकी मेटिँदा पठाइएको');
    await page.getByLabel(noticePages.administration.name.ne).check();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/uploads/*', async (route) => {
      await promise;
      await route.continue();
    });
    const waiting = page.waitForRequest(/\/uploads\//);
    await page.locator('input[type="file"]').first().setInputFiles(pdf('routine.pdf'));
    await waiting;
    await context.clearCookies();
    await context.addCookies([{ name: 'admin-language', value: language, url: servers.admin.url }]);
    const ended = page.waitForResponse((response) => response.status() === 401);
    resolve();
    await ended;
    const other = await context.newPage();
    await logIn(other);
    await expect(other.getByRole('heading', { level: 1, name: home.title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'routine.pdf' })).toBeVisible({ timeout: 60_000 });
    await page.locator('#text').fill('कुकी मेटिँदा पठाइएको सूचना');
    await page.getByRole('button', { name: notices.preview, exact: true }).click();
    await expect(page).toHaveURL(/\/preview$/);
    await expect(page.getByText('routine.pdf').first()).toBeAttached();
  });
});
