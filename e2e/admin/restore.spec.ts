import { readFileSync } from 'node:fs';
import { issueText } from '#campus-api/web/view/issue-text.ts';
import { noticePages } from '#content/messages/notices.ts';
import { expect, test } from '#e2e/support/admin.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('a back-up is restored after a review of its changes, and undone from the log', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const { backup, log, notices } = words;
    const text = `ब्याकअपपछि लेखिएको सूचना`;
    const onSite = async () => (await fetch(`${servers.site.url}/ne/notice/exam`)).text();
    await logIn();
    await page.goto('/backup');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: backup.get }).click(),
    ]);
    const archive = readFileSync(await download.path());
    await page.goto('/notices/new');
    await page.getByLabel(notices.text).fill(text);
    await page.getByLabel(noticePages.exam.name.ne).check();
    await page.getByRole('button', { name: notices.publish }).click();
    await expect(async () => expect(await onSite()).toContain(text)).toPass();

    const send = async (name: string, buffer: Buffer) => {
      await page.goto('/backup');
      await page.getByLabel(backup.file).setInputFiles({ name, mimeType: 'application/x-tar', buffer });
      await page.getByRole('button', { name: backup.look }).click();
    };
    const fileHeader = archive.lastIndexOf('ustar', archive.length / 2) - 257;
    for (const [name, buffer, code] of [
      ['सूचना.tar', Buffer.from('%PDF-1.7'), 'file-no-archive'],
      // Within the first block of a file: a cut between two files would be a shorter valid archive.
      ['half.tar', archive.subarray(0, fileHeader + 512 + 100), 'file-no-archive'],
      ['other.tar', Buffer.alloc(10_240), 'file-no-backup'],
    ] as const) {
      await send(name, buffer);
      const issue = { level: 'error', field: 'archive', code, values: { file: name } } as const;
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([issueText(issue, '', 'ne')]);
    }
    await page.goto('/backup');
    await page.getByRole('button', { name: backup.look }).click();
    await expect(page.getByRole('alert')).toContainText(backup.noFile);

    await send('campus.tar', archive);
    await expect(page.getByRole('heading', { level: 1, name: backup.reviewTitle })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    expect(await onSite()).toContain(text);
    await page.getByRole('button', { name: words.cancel }).click();
    await expect(page.getByRole('heading', { level: 1, name: backup.title })).toBeVisible();

    await send('campus.tar', archive);
    await page.getByRole('button', { name: backup.take }).click();
    await expect(page.getByRole('status')).toContainText(
      `${words.results.restored.result} ${words.results.restored.soon}`,
    );
    await expect(async () => expect(await onSite()).not.toContain(text)).toPass();
    await send('campus.tar', archive);
    await expect(page.getByText(backup.same)).toBeVisible();
    await expect(page.getByRole('button', { name: backup.take })).toHaveCount(0);

    await page.goto('/log');
    const entry = page
      .getByRole('listitem')
      .filter({ hasText: log.actions.restore.replace('{what}', '').trim() })
      .first();
    await entry.getByRole('link', { name: new RegExp(log.undo) }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(log.undo) })
      .click();
    await expect(page.getByRole('status')).toContainText(words.results.undone.result);
    await expect(async () => expect(await onSite()).toContain(text)).toPass();
  });
});

test('records that changed after the review need another confirmation', async ({ page, words, logIn }) => {
  const { backup, notices } = words;
  await logIn();
  await page.goto('/backup');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: backup.get }).click(),
  ]);
  const buffer = readFileSync(await download.path());
  const publish = async (tab: typeof page, text: string) => {
    await tab.goto('/notices/new');
    await tab.getByLabel(notices.text).fill(text);
    await tab.getByLabel(noticePages.exam.name.ne).check();
    await tab.getByRole('button', { name: notices.publish }).click();
    await expect(tab.getByRole('status')).toContainText(words.results.published.result);
  };
  await publish(page, 'सोध्नुअघिको सूचना');
  await page.goto('/backup');
  await page.getByLabel(backup.file).setInputFiles({ name: 'campus.tar', mimeType: 'application/x-tar', buffer });
  await page.getByRole('button', { name: backup.look }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'सोध्नुअघिको सूचना' })).toBeVisible();
  const other = await page.context().newPage();
  await publish(other, 'सोधेपछिको सूचना');
  await page.getByRole('button', { name: backup.take }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.confirmation.title })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'सोधेपछिको सूचना' })).toBeVisible();
  await page.getByRole('button', { name: words.confirmation.yes.restore }).click();
  await expect(page.getByRole('status')).toContainText(words.results.restored.result);
});
