import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { noticePages } from '#content/messages/notices.ts';
import { addAccount, expect, pdf, submitLogin, test } from '#e2e/support/admin.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

test.use({ allowedInConsole: /status of (400|401|403|404|421|422|429)/ });

const form = 'application/x-www-form-urlencoded';

/** The cookies of a logged-in browser and the token of its forms. */
async function credentialsOf(page: Page) {
  const cookies = await page.context().cookies();
  const token = await page.locator('input[name="token"]').first().inputValue();
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '), token };
}

test('every page requires a login, and forbids frames, foreign scripts and caches', async ({ servers }) => {
  for (const path of [
    '/',
    '/notices',
    '/notices/new',
    '/notices/1/edit',
    '/notices/1/withdraw',
    '/account',
    '/accounts',
    '/account/two-step',
    '/account/two-step/app',
  ]) {
    const { status, headers } = await rawRequest(servers.admin.url, path);
    expect({ path, status, location: headers.location }).toMatchObject({ status: 303, location: /^\/login/ });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['referrer-policy']).toBe('same-origin');
  }
});

test('requests from another origin or without the CSRF token change nothing', async ({
  page,
  logIn,
  servers,
  words,
}) => {
  await logIn();
  await page.goto('/notices');
  const { cookie, token } = await credentialsOf(page);
  const path = (await page.locator('[href$="/withdraw"]').first().getAttribute('href')) ?? '';
  const ownHeaders = { 'content-type': form, cookie, origin: servers.admin.url, 'sec-fetch-site': 'same-origin' };
  const withdraw = (headers: Record<string, string>, body = `token=${token}`) =>
    rawRequest(servers.admin.url, path, { method: 'POST', headers, body });
  const { origin: _, 'sec-fetch-site': __, ...bare } = ownHeaders;
  for (const [headers, body] of [
    [{ ...ownHeaders, 'sec-fetch-site': 'cross-site' }],
    [{ ...ownHeaders, 'sec-fetch-site': 'same-site' }],
    [{ ...ownHeaders, origin: 'https://evil.example' }],
    [{ ...ownHeaders, origin: 'null' }],
    [bare],
    [ownHeaders, 'token='],
    [ownHeaders, ''],
    [ownHeaders, `token=${token}x`],
    [ownHeaders, `token=${createHash('sha256').update('').digest('base64url')}`],
  ] as const) {
    expect((await withdraw(headers, body)).status, JSON.stringify([headers, body])).toBe(403);
  }
  expect((await withdraw({ ...ownHeaders, 'content-type': 'text/plain' })).status).toBe(415);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: words.notices.withdrawTitle })).toBeVisible();
});

test('requests under a foreign host name are rejected', async ({ servers }) => {
  const port = new URL(servers.admin.url).port;
  for (const host of [
    `evil.example:${port}`,
    'evil.example',
    `localhost.evil.example:${port}`,
    `127.0.0.1.evil.example`,
  ]) {
    expect((await rawRequest(servers.admin.url, '/login', { headers: { host } })).status).toBe(421);
  }
});

test('forged, foreign and ended sessions are rejected', async ({ page, logIn, servers, words }) => {
  await logIn();
  const { cookie } = await credentialsOf(page);
  const device = /admin-device=[^;]+/.exec(cookie)?.[0] ?? '';
  const session = /admin-session=([^;]+)/.exec(cookie)?.[1] ?? '';
  const status = async (sent: string) =>
    (await rawRequest(servers.admin.url, '/notices', { headers: { cookie: sent } })).status;
  expect(await status(cookie)).toBe(200);
  const hashed = createHash('sha256').update(session).digest('base64url');
  for (const forged of [
    `admin-session=${session}`,
    `admin-session=${session}; admin-device=${'A'.repeat(43)}`,
    `${device}; admin-session=${hashed}`,
    `${device}; admin-session=${session.slice(0, -1)}`,
    `${device}; admin-session=`,
    `${device}; admin-session=' OR 1=1 --`,
    `${device}; admin-session=%00`,
  ]) {
    expect(await status(forged), forged).toBe(303);
  }
  await page.getByRole('button', { name: words.login.logOut }).click();
  await expect(page.getByRole('status')).toHaveText(words.login.out);
  expect(await status(cookie)).toBe(303);
});

test('files with a wrong type, paths as names and incomplete uploads are not published', async ({
  page,
  logIn,
  words,
  servers,
}) => {
  await logIn();
  await page.goto('/notices/new');
  await page.getByLabel(words.notices.text).fill('आक्रमण');
  await page.getByLabel(noticePages.exam.name.ne).check();
  const files = page.getByLabel(words.notices.file).last();
  const html = Buffer.from('<script>alert(document.cookie)</script>');
  await files.setInputFiles([
    { name: 'page.html', mimeType: 'text/html', buffer: html },
    { name: 'page.pdf', mimeType: 'application/pdf', buffer: html },
    {
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: '<img src=x onerror=alert(1)>.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]);
  await expect(page.getByRole('alert')).toHaveCount(4);
  await expect(page.getByText('-img src=x onerror=alert(1)-.pdf')).toBeVisible();
  // None of the refused was stored or attached, and the notice waits until each is removed.
  await page.getByRole('button', { name: words.notices.publish }).click();
  await expect(
    page.getByRole('button', { name: fillIn(words.notices.removeFileOf, { name: 'page.html' }, 'ne') }),
  ).toBeFocused();
  for (const name of ['page.html', 'page.pdf', 'drawing.svg', 'empty.pdf']) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: fillIn(words.notices.removeFileOf, { name }, 'ne') }).click();
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  const path = await page.getByRole('link', { name: '-img src=x onerror=alert(1)-.pdf' }).getAttribute('href');
  const { cookie, token } = await credentialsOf(page);
  const { headers } = await rawRequest(servers.admin.url, path ?? '', { headers: { cookie } });
  expect(headers['x-content-type-options']).toBe('nosniff');

  const action = await page.locator('#record').getAttribute('action');
  const boundary = 'x-y-z';
  const part = (name: string, value: string, fileName?: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"` : ''}\r\n\r\n${value}\r\n`;
  const post = (to: string, parts: string[], end = `--${boundary}--\r\n`) =>
    rawRequest(servers.admin.url, to, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, cookie, origin: servers.admin.url },
      body: parts.join('') + end,
    });
  const names = [
    '../../../../escaped.pdf',
    '..\\..\\escaped.pdf',
    '/etc/escaped.pdf',
    '.hidden.pdf',
    'a\u202efdp.exe.pdf',
  ];
  const fields = [part('token', token), part('text', 'आक्रमण'), part('department', 'exam')];
  expect((await post(action ?? '', [...fields, ...names.map((name) => part('files', '%PDF-1.7', name))])).status).toBe(
    303,
  );
  await page.goto(action ?? '');
  await expect(page.getByRole('link', { name: 'escaped.pdf', exact: true })).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'hidden.pdf', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'afdp.exe.pdf', exact: true })).toBeVisible();
  expect(existsSync('/etc/escaped.pdf')).toBe(false);

  // Files before the token are rejected.
  expect((await post(action ?? '', [part('files', '%PDF-1.7', 'late.pdf'), ...fields])).status).toBe(403);
  expect((await post(action ?? '', fields, '')).status).toBe(400);
  for (const to of ['/notices/drafts/..', '/notices/drafts/%2e%2e%2fx', `/notices/drafts/${'A'.repeat(44)}`]) {
    expect((await post(to, fields)).status, to).toBe(404);
  }
  for (const stored of ['..%2fcampus.db', '%2e%2e%2fcampus.db', '..%5ccampus.db', '.hidden', '%00']) {
    expect((await rawRequest(servers.admin.url, `/stored/${stored}`, { headers: { cookie } })).status, stored).toBe(
      404,
    );
  }
});

test('input is never rendered as markup', async ({ page, logIn, words }) => {
  const evil = '"><script>document.title = "taken"</script><img src=x onerror="document.title=1">';
  await logIn();
  await page.goto(`/notices?q=${encodeURIComponent(evil)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(evil);
  await page.goto('/notices/new');
  await page.getByLabel(words.notices.text).fill(evil);
  await page.getByLabel(noticePages.exam.name.ne).check();
  await page.getByRole('button', { name: words.notices.preview }).last().click();
  await expect(page.frameLocator('iframe').first().getByRole('heading', { name: evil })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(words.notices.previewTitle));
});

test('a publisher cannot manage accounts or see drafts of others, and removing or resetting an account logs it out at once', async ({
  page,
  logIn,
  words,
  browser,
  servers,
}) => {
  const { accounts } = words;
  await logIn();
  await page.goto('/notices/new');
  await page.getByLabel(words.notices.text).fill('गोप्य मस्यौदा');
  await page
    .getByLabel(words.notices.file)
    .last()
    .setInputFiles([pdf('गोप्य.pdf')]);
  await expect(page.getByRole('link', { name: 'गोप्य.pdf' })).toBeVisible();
  const draft = new URL(page.url()).pathname;
  const file = (await page.getByRole('link', { name: 'गोप्य.pdf' }).getAttribute('href')) ?? '';

  const password = await addAccount(page, words, 'रमेश');
  const context = await browser.newContext({ baseURL: servers.admin.url });
  await context.addCookies([{ name: 'admin-language', value: 'ne', url: servers.admin.url }]);
  const other = await context.newPage();
  const logInAs = async (word: string) => {
    await other.goto('/login');
    await submitLogin(other, words, { user: 'रमेश', password: word });
  };
  await logInAs(password);
  await expect(other.getByRole('link', { name: words.nav.accounts })).toHaveCount(0);
  const credentials = await credentialsOf(other);
  for (const path of [draft, `${draft}/preview`, file]) expect((await other.goto(path))?.status(), path).toBe(404);
  for (const path of ['/accounts', '/accounts/1/remove', '/backup', '/qaa-users', '/enquiries', '/enquiries/K7M2-94QX'])
    expect((await other.goto(path))?.status(), path).toBe(403);
  for (const [path, body] of [
    ['/accounts', 'name=mine&role=administrator'],
    ['/accounts/2/role', 'role=administrator'],
    ['/accounts/1/password', ''],
    ['/accounts/1/remove', ''],
    ['/accounts/1/two-step', ''],
    ['/accounts/two-step', 'rule=on'],
    ['/backup', ''],
    [`/backup/restore/${'A'.repeat(43)}`, ''],
    [`/backup/restore/${'A'.repeat(43)}/take`, ''],
    ['/qaa-users', 'do=add&name=mine'],
    ['/enquiries/K7M2-94QX', 'do=answered'],
    ['/enquiries/K7M2-94QX/remove', ''],
  ] as const) {
    const headers = { 'content-type': form, cookie: credentials.cookie, origin: servers.admin.url };
    const sent = await rawRequest(servers.admin.url, path, {
      method: 'POST',
      headers,
      body: `token=${credentials.token}&${body}`,
    });
    expect(sent.status, path).toBe(403);
  }
  // Drafts of others cannot be overwritten either.
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    cookie: credentials.cookie,
    origin: servers.admin.url,
  };
  const body = `--b\r\nContent-Disposition: form-data; name="token"\r\n\r\n${credentials.token}\r\n--b--\r\n`;
  expect((await rawRequest(servers.admin.url, draft, { method: 'POST', headers, body })).status).toBe(404);
  await page.goto(draft);
  await expect(page.getByLabel(words.notices.text)).toHaveValue('गोप्य मस्यौदा');

  await page.goto('/accounts');
  const row = page.getByRole('listitem').filter({ hasText: 'रमेश' });
  await row.getByRole('button', { name: accounts.reset }).click();
  const fresh = (await page.locator('output.password').textContent()) ?? '';
  await other.goto('/notices');
  await expect(other.getByRole('status')).toHaveText(words.login.newPassword);
  await logInAs(fresh);
  await expect(other.getByRole('heading', { level: 1, name: words.home.title })).toBeVisible();
  await row.getByRole('link', { name: accounts.remove }).click();
  await page.getByRole('button', { name: accounts.removeYes }).click();
  await expect(page.getByRole('status')).toHaveText(accounts.removed);
  await other.goto('/notices');
  await expect(other).toHaveURL(/\/login/);
  await logInAs(fresh);
  await expect(other.getByRole('alert')).toHaveText(words.login.wrong);
  await context.close();
});
