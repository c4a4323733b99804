import { REPLIED } from '#campus-api/changes/subjects.ts';
import { expect, test } from '#e2e/support/admin.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { writeEnquiry } from '#e2e/support/write.ts';

test.describe('on a phone without scripts', () => {
  test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });

  test('an enquiry is listed, read, annotated, marked as replied and deleted, and the log records each change', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const { enquiries } = words;
    const text = `छात्रवृत्तिको नतिजा कहिले आउँछ?`;
    const reference = await writeEnquiry(servers.site.url, { text, name: 'सीता', email: 'sita@example.com' });
    expect(reference).not.toBe('');
    await logIn();
    await page.getByRole('main').getByRole('link', { name: words.home.tasks.enquiries }).click();
    await expect(page.getByRole('heading', { level: 1, name: enquiries.title })).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: reference });
    await expect(row).toContainText(enquiries.states.new);
    await row.getByRole('link', { name: reference }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('link', { name: 'sita@example.com' })).toHaveAttribute(
      'href',
      `mailto:sita@example.com?subject=${reference}`,
    );
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);

    await page.getByLabel(enquiries.note).fill('फोनमा जवाफ दिइयो');
    await page.getByRole('button', { name: enquiries.markReplied }).click();
    await expect(page.getByRole('status')).toHaveText(enquiries.saved);
    await expect(page.getByLabel(enquiries.note)).toHaveValue('फोनमा जवाफ दिइयो');
    await expect(page.getByRole('button', { name: enquiries.markOpen })).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: words.remove }).click();
    await expect(page.getByRole('heading', { level: 1, name: enquiries.removeTitle })).toBeVisible();
    await page.getByRole('button', { name: enquiries.removeYes }).click();
    await expect(page.getByRole('status')).toHaveText(enquiries.removed);
    await expect(page.getByText(reference)).toHaveCount(0);
    expect((await page.request.get(`/enquiries/${reference}`)).status()).toBe(404);

    await page.goto('/log');
    const { actions, subjects, verbs } = words.log;
    const message = `${subjects.enquiry} ${reference}`;
    await expect(page.getByText(verbs[REPLIED].replace('{what}', message))).toBeVisible();
    await expect(page.getByText(actions.remove.replace('{what}', message))).toBeVisible();
    await expect(page.getByText('छात्रवृत्ति')).toHaveCount(0);
  });
});

test('enquiries cannot be read or changed without a login, the CSRF token and the origin of the admin', async ({
  page,
  logIn,
  servers,
}) => {
  const reference = await writeEnquiry(servers.site.url, { text: 'गोप्य कुरा' });
  for (const path of ['/enquiries', `/enquiries/${reference}`, `/enquiries/${reference}/remove`]) {
    const { status, headers, body } = await rawRequest(servers.admin.url, path);
    expect([path, status]).toEqual([path, 303]);
    expect(headers.location).toMatch(/^\/login/);
    expect(body.toString()).not.toContain('गोप्य');
  }
  await logIn();
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie, origin: servers.admin.url };
  for (const path of [`/enquiries/${reference}`, `/enquiries/${reference}/remove`]) {
    for (const [sent, body] of [
      [headers, 'do=answered'],
      [headers, 'token=wrong&do=answered'],
      [{ ...headers, origin: 'https://evil.example' }, 'do=answered'],
    ] as const)
      expect((await rawRequest(servers.admin.url, path, { method: 'POST', headers: sent, body })).status).toBe(403);
  }
  await page.goto(`/enquiries/${reference}`);
  await expect(page.getByText('गोप्य कुरा')).toBeVisible();
});
