// A clerk's browser, in the network of the machine: logs in to the admin, publishes a notice, and reads it on the public site.
import { strict as assert } from 'node:assert';
import { chromium } from 'playwright';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { noticePages } from '#content/messages/notices.ts';
import { chromiumEnvironment, chromiumFlags, chromiumPath } from '#e2e/support/chromium.ts';

const [password = '', text = '', name = 'campus.example', picture = ''] = process.argv.slice(2);
const words = allMessagesIn('en');

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, `--host-resolver-rules=MAP *.${name} 127.0.0.1`],
  env: chromiumEnvironment,
});
// The test CA is unknown to browsers.
const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1000, height: 700 } });
await context.addCookies([{ name: 'admin-language', value: 'en', url: `https://admin.${name}` }]);
const page = await context.newPage();
await page.goto(`https://admin.${name}/login`);
await page.getByLabel(words.login.user, { exact: true }).fill('admin');
await page.getByLabel(words.login.password, { exact: true }).fill(password);
await page.getByRole('button', { name: words.login.submit }).click();
await page.goto(`https://admin.${name}/notices/new`);
await page.getByLabel(words.notices.text).fill(text);
await page.getByLabel(noticePages.exam.name.en).check();
await page.getByRole('button', { name: words.notices.publish }).click();
const message = await page.getByRole('status').textContent();
const notice = page.getByText(text).first();
// “Within seconds”: a minute on a busy machine.
for (const end = Date.now() + 60_000; ; ) {
  const response = await page.goto(`https://www.${name}/notice/exam`);
  assert.equal(response?.status(), 200);
  if ((await notice.isVisible()) || Date.now() > end) break;
  await page.waitForTimeout(1000);
}
assert(await notice.isVisible(), 'the notice is not on the public site after a minute');
if (picture) await page.screenshot({ path: picture });
console.log(`${message?.trim()} — https://www.${name}/notice/exam: ${await page.title()}`);
await browser.close();
