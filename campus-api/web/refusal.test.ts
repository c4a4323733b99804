import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';

const admin = withAdminApp();
const { refusal, login } = allMessagesIn('en');

test('a form that is too large is rejected with the limit', async () => {
  const { submit, browser } = admin();
  const response = await submit(browser('administrator'), '/account/password', { current: 'x'.repeat(300_000) });
  expect(response.status).toBe(413);
  const page = await response.text();
  expect(page).toContain(refusal.tooLarge);
  expect(page).toContain('1024 KB');
  expect(page).not.toContain(refusal.forbidden);
});

test('a text that is too long for a form with files is rejected with the limit', async () => {
  const { upload, browser } = admin();
  const path = `/notices/drafts/${'n'.repeat(43)}`;
  const response = await upload(browser('publisher'), path, [['text', 'x'.repeat(1_100_000)]]);
  expect([response.status, await response.text()]).toEqual([413, expect.stringContaining(refusal.tooLarge)]);
});

test('an incomplete request is reported as incomplete, not as forbidden', async () => {
  const { send, browser } = admin();
  const headers = { cookie: browser('publisher').cookie, 'content-type': 'multipart/form-data; boundary=b' };
  const body = '--b\r\nContent-Disposition: form-data; name="text"\r\n\r\nहराएको';
  const response = await send(`/notices/drafts/${'n'.repeat(43)}`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  const page = await response.text();
  expect(page).toContain(refusal.incomplete);
  expect(page).not.toContain(refusal.forbidden);
});

test('a form without the token of its session is refused as too old, without a word about permissions', async () => {
  const { submit, browser } = admin();
  const response = await submit(browser('administrator'), '/account/password', { token: 'of another session' });
  expect([response.status, await response.text()]).toEqual([403, expect.stringContaining(refusal.expired)]);
});

test('a page that the account may not open refers it to an administrator', async () => {
  const { send, browser } = admin();
  const response = await send('/backup', { headers: { cookie: browser('publisher').cookie } });
  expect([response.status, await response.text()]).toEqual([403, expect.stringContaining(refusal.forbiddenText)]);
});

const written = 'परीक्षा पुस १५ गते सुरु हुन्छ।';

/** A form with a text, as a browser sends it. */
function sendText({ send }: ReturnType<typeof admin>, { cookie }: { cookie: string }, accept = 'text/html') {
  const body = new FormData();
  body.set('text', written);
  const headers = { cookie, accept, 'content-length': '300' };
  return send(`/notices/drafts/${'n'.repeat(43)}`, { method: 'POST', headers, body });
}

test('a form that the account may not send any more shows its text for copying, with the reason', async () => {
  const { submit, browser, services } = admin();
  const publisher = browser('publisher');
  services.database
    .prepare('UPDATE admin_accounts SET areas = \'["album"]\' WHERE id = ?')
    .run(publisher.session.account.id);
  const response = await sendText(admin(), publisher);
  const page = await response.text();
  expect([response.status, page]).toEqual([403, expect.stringContaining(refusal.forbiddenText)]);
  expect(page).toMatch(new RegExp(`<textarea readonly[^>]*>\\n${written}</textarea>`));
  const plain = await submit(publisher, '/accounts', { name: written });
  expect([plain.status, await plain.text()]).toEqual([403, expect.stringContaining(written)]);
});

test('the script of a form gets the reason, and does not call it a failure of the server', async () => {
  const { browser, services } = admin();
  const publisher = browser('publisher');
  services.database
    .prepare('UPDATE admin_accounts SET areas = \'["album"]\' WHERE id = ?')
    .run(publisher.session.account.id);
  const response = await sendText(admin(), publisher, 'application/json');
  expect([response.status, await response.json()]).toEqual([403, { problem: refusal.forbiddenText }]);
});

test('a form of site texts that the account may not send any more shows its text for copying', async () => {
  const { send, browser, services } = admin();
  const { cookie, session } = browser('editor');
  services.database.prepare("UPDATE admin_accounts SET role = 'publisher' WHERE id = ?").run(session.account.id);
  const body = new FormData();
  for (const [name, value] of Object.entries({ token: session.csrf, document: 'page/library', 'lead.ne': written }))
    body.set(name, value);
  const headers = { cookie, 'content-length': '300' };
  const response = await send(`/site/drafts/${'n'.repeat(43)}`, { method: 'POST', headers, body });
  expect([response.status, await response.text()]).toEqual([403, expect.stringContaining(written)]);
});

test('a form from before the login of another account shows its text for copying', async () => {
  const response = await sendText(admin(), admin().browser('publisher'));
  const page = await response.text();
  expect([response.status, page]).toEqual([403, expect.stringContaining(refusal.expired)]);
  expect(page).toContain(written);
});

test('a plain form whose change failed shows its text for copying', async () => {
  const { submit, browser, services } = admin();
  const { database } = services;
  const prepare = database.prepare.bind(database);
  jest.spyOn(database, 'prepare').mockImplementation((sql) => {
    if (sql.includes('FROM notices')) throw new Error('broken');
    return prepare(sql);
  });
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await submit(browser('publisher'), '/notices/1/withdraw', { reason: written });
  expect([response.status, await response.text()]).toEqual([500, expect.stringContaining(written)]);
  error.mockRestore();
});

test('a form of a removed account shows its text, and does not report that time ran out', async () => {
  const { browser, services } = admin();
  const publisher = browser('publisher');
  services.database.prepare('DELETE FROM admin_accounts WHERE id = ?').run(publisher.session.account.id);
  const response = await sendText(admin(), publisher);
  const page = await response.text();
  expect([response.status, page]).toEqual([401, expect.stringContaining(written)]);
  expect(page).toContain(login.notLoggedIn);
  expect(page).not.toContain(login.ended);
});
