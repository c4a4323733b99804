import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { noticePages } from '#content/messages/notices.ts';
import { expect, pdf, submitLogin, test } from '#e2e/support/admin.ts';
import { makeDataDir, startAdmin } from '#e2e/support/servers.ts';

test.use({ allowedInConsole: /status of (400|500|507)|ERR_|Failed to load/ });

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Starts a separate admin and logs in to it. */
async function startOwnAdmin(page: Page, words: Parameters<typeof submitLogin>[1], env: Record<string, string> = {}) {
  const dataDir = makeDataDir();
  const admin = await startAdmin(dataDir, env);
  await page.context().addCookies([{ name: 'admin-language', value: 'ne', url: admin.url }]);
  await page.goto(`${admin.url}/login`);
  await submitLogin(page, words);
  await expect(page.getByRole('heading', { level: 1, name: words.home.title })).toBeVisible();
  return { admin, dataDir };
}

test('a full disk leaves no incomplete file, changes nothing and keeps the input of the form', async ({
  page,
  words,
  stopAfterwards,
}) => {
  const { notices } = words;
  const flag = join(makeDataDir(), 'full');
  const preload = pathToFileURL(resolve('e2e/support/full-disk.ts')).href;
  const settings = { NODE_OPTIONS: `--import ${preload}`, FULL_DISK: flag };
  const { admin, dataDir } = await startOwnAdmin(page, words, settings);
  stopAfterwards(admin);
  const drafts = join(dataDir, 'admin-drafts');
  const stored = filesIn(join(dataDir, 'files'));
  await page.goto(`${admin.url}/notices/new`);
  await page.getByLabel(notices.text).fill('डिस्क भरिँदाको सूचना');
  await page.getByLabel(noticePages.exam.name.ne).check();
  writeFileSync(flag, '');
  await page
    .getByLabel(notices.file)
    .last()
    .setInputFiles([pdf('तालिका.pdf')]);
  await expect(page.getByRole('alert')).toContainText(words.problem.disk);
  await expect(page.getByLabel(notices.text)).toHaveValue('डिस्क भरिँदाको सूचना');
  await expect(page.getByLabel(noticePages.exam.name.ne)).toBeChecked();
  expect(filesIn(drafts)).toEqual([]);

  rmSync(flag);
  await expect(page.getByRole('link', { name: 'तालिका.pdf' })).toBeVisible();
  writeFileSync(flag, '');
  await page.getByRole('button', { name: notices.publish }).click();
  await expect(page.getByRole('alert')).toContainText(words.problem.disk);
  await expect(page.getByLabel(notices.text)).toHaveValue('डिस्क भरिँदाको सूचना');
  await expect(page.getByRole('link', { name: 'तालिका.pdf' })).toBeVisible();
  expect(filesIn(join(dataDir, 'files'))).toEqual(stored);
  const other = await page.context().newPage();
  await other.goto(`${admin.url}/notices`);
  await expect(other.getByText('डिस्क भरिँदाको सूचना')).toHaveCount(0);
  await other.close();

  rmSync(flag);
  await page.getByRole('button', { name: notices.publish }).click();
  await expect(page.getByRole('status')).toContainText(words.results.published.result);
  await expect(page.getByRole('listitem').filter({ hasText: 'डिस्क भरिँदाको सूचना' })).toContainText('तालिका.pdf');
});

test('a file that is chosen while the server cannot store the draft is reported with the reason, and the form stays', async ({
  page,
  words,
  stopAfterwards,
}) => {
  const { notices } = words;
  const { admin, dataDir } = await startOwnAdmin(page, words);
  stopAfterwards(admin);
  await page.goto(`${admin.url}/notices/new`);
  const text = 'मस्यौदा राख्न नसकिएको सूचना';
  await page.getByLabel(notices.text).fill(text);
  const database = new DatabaseSync(join(dataDir, 'campus.db'));
  database.exec(`CREATE TRIGGER refused BEFORE INSERT ON admin_drafts BEGIN SELECT RAISE(ABORT, 'refused'); END`);
  const chooser = page.getByLabel(notices.file).last();
  await chooser.setInputFiles([pdf('तालिका.pdf')]);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(words.problem.notStored);
  await expect(alert).toContainText('तालिका.pdf');
  await expect(page.getByLabel(notices.text)).toHaveValue(text);

  database.exec('DROP TRIGGER refused');
  database.close();
  await expect(page.getByRole('link', { name: 'तालिका.pdf' })).toBeVisible();
  await expect(page.getByLabel(notices.text)).toHaveValue(text);
});

test('a crash in the middle of an upload leaves no incomplete file and keeps the input of the form', async ({
  page,
  words,
  stopAfterwards,
}) => {
  const { notices } = words;
  const { admin, dataDir } = await startOwnAdmin(page, words);
  stopAfterwards(admin);
  const drafts = join(dataDir, 'admin-drafts');
  await page.goto(`${admin.url}/notices/new`);
  const action = (await page.locator('#record').getAttribute('action')) ?? '';
  const token = await page.locator('input[name="token"]').first().inputValue();
  const cookies = await page.context().cookies();
  const part = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const upload = request(admin.url + action, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': '10000000',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      origin: admin.url,
    },
  });
  upload.on('error', () => undefined);
  upload.write(part('token', token) + part('text', 'बत्ती गएको बेलाको सूचना') + part('department', 'exam'));
  upload.write('--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7');
  upload.write('x'.repeat(1_000_000));
  await expect(() => expect(filesIn(drafts)).toEqual(['a.pdf'])).toPass();
  process.kill(admin.pid, 'SIGKILL');
  await expect(() =>
    fetch(admin.url).then(
      () => expect('still there').toBe('gone'),
      () => undefined,
    ),
  ).toPass();
  upload.destroy();

  const restarted = stopAfterwards(await startAdmin(dataDir, { ADMIN_PORT: new URL(admin.url).port }));
  expect(filesIn(drafts)).toEqual([]);
  await page.goto(restarted.url);
  await page.getByRole('link', { name: 'बत्ती गएको बेलाको सूचना' }).click();
  await expect(page.getByLabel(notices.text)).toHaveValue('बत्ती गएको बेलाको सूचना');
  await expect(page.getByLabel(noticePages.exam.name.ne)).toBeChecked();
  await expect(page.getByRole('link', { name: 'a.pdf' })).toHaveCount(0);
});
