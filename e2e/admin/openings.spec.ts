import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright/test';
import { detailFields } from '#campus-api/records/notice/details.ts';
import { noticeTexts } from '#campus-api/records/notice/messages.ts';
import { openings } from '#content/messages/campus.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expect, inEnglish, inNepali, previewedHtml, test } from '#e2e/support/admin.ts';
import { structuredTypes } from '#e2e/support/structured-data.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { fromDayNumber, nepalDate, toDayNumber } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

const { notices: texts } = messagesIn('ne');
const picture = {
  name: 'hall.png',
  mimeType: 'image/png',
  buffer: readFileSync('campus-api/sample/files/sample-logo-campus.png'),
};

const inDays = (days: number) => fromDayNumber(toDayNumber(nepalDate(new Date())) + days);

test.use({ viewport: { width: 360, height: 800 }, allowedInConsole: /status of (?:410|422)/ });

test('a vacancy is published with its details, updated, replaced and withdrawn, and visitors see it', async ({
  page,
  words,
  logIn,
  servers,
}) => {
  const { site, notices, confirmation } = words;
  const address = 'jobs';
  const category = 'जागिर';
  const label = (name: Exclude<keyof typeof detailFields, 'updatedOn'>) => detailFields[name].entry.label.ne;
  const onSite = async (path: string) => (await fetch(servers.site.url + path)).text();
  /** Opens the page of a link, which a flash notice may cover. */
  const follow = async (link: Locator) => {
    const path = (await link.getAttribute('href')) ?? '';
    await page.goto(servers.site.url + path);
    return path;
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const publish = async (own: Locator) => {
    await own.click();
    const status = page.getByRole('status');
    const confirm = page.getByRole('button', { name: confirmation.yes.publish });
    await expect(status.or(confirm).first()).toBeVisible();
    if (await confirm.isVisible()) await confirm.click();
    await expect(status.first()).toBeVisible();
  };

  await test.step('a category of vacancies is added', async () => {
    await logIn();
    await page.goto('/site/edit/notice-categories');
    const item = site.items['notice-categories.categories'];
    await page.getByRole('button', { name: fillIn(site.add, { label: item }, 'ne') }).click();
    const added = page.locator('#categories > details.item').last();
    const name = site.fields['notice-categories.categories.name'];
    await added.getByLabel(inEnglish(name)).fill('Jobs');
    await added.getByLabel(inNepali(name)).fill(category);
    await added.getByLabel(site.fields['notice-categories.categories.kind']).selectOption('vacancies');
    // Another test may have published the categories.
    await publish(button(notices.publish).or(button(notices.publishChange)));
  });

  const first = `कम्प्युटर शिक्षक आवश्यकता ${address}`;
  await test.step('a notice with body, picture, closing time and contact is published', async () => {
    await page.goto('/notices/new');
    await page.getByLabel(notices.text).fill(first);
    await page.getByText(noticeTexts.ne.body, { exact: true }).click();
    await page
      .getByLabel(label('bodyNe'))
      .fill('# योग्यता\nस्नातकोत्तर <b>उत्तीर्ण</b>\n- अनुभव\n- तालिम\nपद | सङ्ख्या\nशिक्षक | २');
    await page.getByLabel(category).check();
    await page.getByLabel(label('closingTime')).fill('१७:००');
    await page.getByLabel(label('contact')).fill('प्रशासन शाखा, 061-520000');
    await page.getByRole('button', { name: notices.publish, exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('अन्तिम मिति पनि राख्नुहोस्');
    const closing = page.getByRole('group', { name: notices.lastDate });
    await closing.getByText(words.date.inAd).click();
    await closing.getByLabel(words.date.adLabel).fill(inDays(40));
    await page.getByLabel(notices.file).last().setInputFiles([picture]);
    await expect(page.getByRole('link', { name: 'hall.png' })).toBeVisible();
    await page.getByLabel(label('pictureAlt')).fill('सेमिनार हल');
    await page.getByRole('button', { name: notices.preview }).last().click();
    expect(await previewedHtml(page)).toContain('योग्यता');
    await publish(button(notices.publish));
  });

  const list = `/ne/notice/${address}`;
  let path = '';
  await test.step('visitors see it as open, with its details and as a job', async () => {
    await expect(async () => expect(await onSite(list)).toContain(first)).toPass({ timeout: 120_000 });
    await page.goto(servers.site.url + list);
    await expect(page.getByRole('rowheader', { name: openings.open.ne, exact: true })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: first });
    await expect(row).toContainText('१७:०० बजेसम्म');
    await expect(row).toContainText('061-520000');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(page);
    path = await follow(row.getByRole('link', { name: first }));
    await expect(page.getByRole('heading', { level: 2, name: 'योग्यता' })).toBeVisible();
    await expect(page.getByText('स्नातकोत्तर <b>उत्तीर्ण</b>')).toBeVisible();
    await expect(page.getByRole('cell', { name: '२', exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: 'सेमिनार हल' })).toHaveCount(1);
    await expect(page.getByText('१७:०० बजेसम्म')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(page);
    expect(structuredTypes(await onSite(path))).toContain('JobPosting');
    expect(await onSite(`${path}?lite`)).toContain('योग्यता');
    expect(await onSite(`${list}/feed.xml`.replace('/ne/', '/'))).toContain('स्नातकोत्तर');
  });

  const id = path.split('/').at(-1) ?? '';
  await test.step('an update is shown with its day', async () => {
    await page.goto(`${servers.admin.url}/notices/${id}/edit`);
    await page.getByText(noticeTexts.ne.followUp, { exact: true }).click();
    await page.getByLabel(label('updateNote')).fill('म्याद थपियो');
    await publish(button(notices.publishChange));
    await expect(async () => expect(await onSite(path)).toContain('म्याद थपियो')).toPass({ timeout: 120_000 });
  });

  const second = `परीक्षाको नतिजा ${address}`;
  await test.step('a notice replaces it and has its result', async () => {
    await page.goto(`${servers.admin.url}/notices/new`);
    await page.getByLabel(notices.text).fill(second);
    await page.getByLabel(category).check();
    await page.getByText(noticeTexts.ne.followUp, { exact: true }).click();
    await page.getByLabel(label('replaces')).fill(localizeDigits(id, 'ne'));
    await publish(button(notices.publish));
    await expect(async () => expect(await onSite(path)).toContain(texts.replacedBy)).toPass({ timeout: 120_000 });
    await page.goto(servers.site.url + path);
    const secondPath = await follow(page.getByRole('main').getByRole('link', { name: second }).first());
    await expect(page.getByText(texts.replaces)).toBeVisible();
    const resultId = secondPath.split('/').at(-1) ?? '';
    await page.goto(`${servers.admin.url}/notices/${id}/edit`);
    await page.getByLabel(label('result')).fill(resultId);
    await publish(button(notices.publishChange));
    await expect(async () => {
      expect(await onSite(path)).toContain(texts.result);
      expect(await onSite(list)).toContain(openings.decided.vacancies.ne);
      expect(await onSite(list)).toContain(openings.noneOpen.ne);
      expect(structuredTypes(await onSite(path))).not.toContain('JobPosting');
    }).toPass({ timeout: 90_000 });
  });

  await test.step('its address responds with 410, the reason and the replacement after the withdrawal', async () => {
    await page.goto(`${servers.admin.url}/notices/${id}/withdraw`);
    await page.getByLabel(noticeTexts.ne.withdrawalReason).fill('गल्तीले प्रकाशित');
    await page.getByRole('button', { name: notices.withdrawYes }).click();
    await expect(page.getByRole('status')).toBeVisible();
    await expect(async () => expect((await fetch(servers.site.url + path)).status).toBe(410)).toPass();
    await page.goto(servers.site.url + path);
    await expect(page.getByText('गल्तीले प्रकाशित')).toBeVisible();
    await expect(page.getByRole('link', { name: second })).toBeVisible();
  });
});
