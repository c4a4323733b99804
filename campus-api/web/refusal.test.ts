import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';

const admin = withAdminApp();
const { refusal } = allMessagesIn('en');

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
