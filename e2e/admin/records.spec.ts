import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { issueText } from '#campus-api/web/view/issue-text.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expect, inNepali, openMore, test } from '#e2e/support/admin.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { makeXlsx } from '#packages/document-reader/testing/make-office-file.ts';

/** A picture as from a telephone: landscape, with orientation and location in its metadata. */
const photograph = (red: number) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('an album with rotated, resized pictures without location is created, edited and deleted', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const { albums, notices } = words;
    const title = `प्रयोगशालाको शिलान्यास`;
    const rows = () => page.getByRole('listitem').filter({ hasText: title });
    await logIn();
    await page.goto('/albums/new');
    await page.getByLabel(inNepali(albums.name)).fill(title);
    const buffers = await Promise.all([200, 100].map(photograph));
    const files = buffers.map((buffer, index) => ({ name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer }));
    const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await page
      .getByLabel(albums.picture)
      .last()
      .setInputFiles([...files, text]);
    await page.getByRole('button', { name: notices.addFiles }).click();
    const odd = { level: 'error', field: 'picture', code: 'file-content', values: { file: 'notes.jpg' } } as const;
    await expect(page.getByRole('alert')).toContainText(issueText(odd, '', 'ne'));
    await expect(page.getByRole('link', { name: /IMG_/ })).toHaveCount(2);
    const sent = await page.request.get(
      (await page.getByRole('link', { name: 'IMG_0.jpg' }).getAttribute('href')) ?? '',
    );
    const { width, height, exif, orientation } = await sharp(await sent.body()).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 800,
      height: 1200,
      exif: undefined,
      orientation: undefined,
    });

    await page.getByRole('button', { name: notices.publish }).click();
    await expect(page.getByRole('status')).toContainText(
      `${words.results.published.result} ${words.results.published.soon}`,
    );
    const onSite = async () => (await fetch(`${servers.site.url}/ne/gallery`)).text();
    await expect(async () => expect(await onSite()).toContain(title)).toPass();

    await rows()
      .getByRole('link', { name: new RegExp(`^${words.edit}`) })
      .click();
    const first = await page.getByRole('img').first().getAttribute('src');
    await page.getByRole('button', { name: 'तस्बिर २ अगाडि सार्नुहोस्' }).click();
    await expect(page.getByRole('img').nth(1)).toHaveAttribute('src', first ?? '');
    await page.getByRole('button', { name: 'तस्बिर २ निकाल्नुहोस्' }).click();
    await expect(page.getByRole('img')).toHaveCount(1);
    await page.getByRole('button', { name: notices.publishChange }).click();
    await page.getByRole('button', { name: words.confirmation.yes.publish }).click();
    await expect(page.getByRole('status')).toContainText(
      `${words.results.changed.result} ${words.results.changed.soon}`,
    );
    await expect(rows()).toContainText('१ वटा तस्बिर');

    await openMore(rows());
    await rows()
      .getByRole('link', { name: new RegExp(`^${words.remove}`) })
      .click();
    await page.getByRole('button', { name: words.confirmation.yes.remove }).click();
    await expect(rows()).toHaveCount(0);
    await page.goto('/log');
    await page
      .getByRole('link', { name: new RegExp(words.log.undo) })
      .first()
      .click();
    await page.getByRole('button', { name: new RegExp(words.log.undo) }).click();
    await page.getByRole('link', { name: words.nav.log }).or(page.getByRole('status')).first().waitFor();
    await page.goto('/albums');
    await expect(rows()).toHaveCount(1);
  });
});

test('a scanned page among the pictures of an album is marked and needs a confirmation', async ({
  page,
  words,
  logIn,
}) => {
  const { albums, confirmation, notices } = words;
  const paper = await sharp({ create: { width: 800, height: 1100, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  await logIn();
  await page.goto('/albums/new');
  await page.getByLabel(inNepali(albums.name)).fill('कागज परेको एल्बम');
  await page
    .getByLabel(albums.picture)
    .last()
    .setInputFiles([
      { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photograph(200) },
      { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: paper },
    ]);
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  await expect(row('scan.jpg')).toContainText(albums.likeScan);
  await expect(row('IMG_1.jpg')).not.toContainText(albums.likeScan);
  await page.getByRole('button', { name: notices.publish }).click();
  const scan = { level: 'warning', field: 'picture', code: 'file-like-scan', values: { file: 'scan.jpg' } } as const;
  await expect(page.getByRole('listitem').filter({ hasText: issueText(scan, '', 'ne') })).toBeVisible();
  await page.getByRole('link', { name: confirmation.no }).click();
  await page.getByRole('button', { name: 'scan.jpg निकाल्नुहोस्' }).click();
  await page.getByRole('button', { name: notices.publish }).click();
  await expect(page.getByRole('status')).toContainText(words.results.published.result);
});

test('a person is added, changed by a reviewed table, and deleted after a confirmation', async ({
  page,
  words,
  logIn,
}) => {
  const { staff } = words;
  await logIn();
  await page.goto('/staff/new');
  await page.getByLabel(inNepali(staff.name)).fill('सीता गिरी');
  await page.getByLabel(staff.type).selectOption(staff.teaching);
  await page.getByLabel(inNepali(staff.designation)).fill('उपप्राध्यापक');
  await page.getByRole('button', { name: words.notices.publish }).click();
  await expect(page.getByRole('status')).toContainText(words.results.published.result);

  const table = await (await page.request.get('/staff/table.csv')).text();
  expect(table).toContain('सीता गिरी');
  // Again, where the reply to the table before, whose problems are shown already, is still loading and ends or replaces this navigation.
  const openTable = () =>
    expect(async () => {
      await page.goto('/staff/table');
      await expect(page.getByLabel(staff.tableFile)).toBeVisible({ timeout: 5000 });
    }).toPass();
  const upload = async (text: string) => {
    await openTable();
    await page
      .getByLabel(staff.tableFile)
      .setInputFiles({ name: 'staff.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: staff.look }).click();
  };
  await upload(table.replace('सीता गिरी', 'सीता गिरी,').replace('नाम', 'nom'));
  await expect(page.getByRole('alert')).toBeVisible();
  const problems = page.getByRole('alert').getByRole('link');
  await upload('नाम,प्रकार\n,शिक्षक\nहरि,नाच्ने\n');
  await expect(problems).toHaveText([
    'पङ्क्ति २, नाम: खाली छ।',
    'पङ्क्ति ३, प्रकार: “नाच्ने” होइन, शिक्षक, कर्मचारी वा बाहिरी व्यक्ति लेख्नुहोस्।',
  ]);
  await upload('नाम,प्रकार\nहरि,शिक्षक\n"गीता,1\n');
  await expect(problems).toHaveText(['पङ्क्ति ३: यसअघि खोलिएको उद्धरण चिह्न (") बन्द गरिएको छैन।']);
  await openTable();
  await page
    .getByLabel(staff.tableFile)
    .setInputFiles({ name: 'staff.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\x03\x04') });
  await page.getByRole('button', { name: staff.look }).click();
  const workbook = { level: 'error', field: 'table', code: 'file-workbook', values: { file: 'staff.xlsx' } } as const;
  await expect(page.getByRole('alert')).toContainText(issueText(workbook, '', 'ne'));
  await upload('name,type\nl;tf lu/L,1\n');
  await expect(page.getByRole('listitem').filter({ hasText: 'सिता गिरी' })).toBeVisible();
  await upload(table.replace(/^(.*सीता गिरी(?:,[^,]*)?),शिक्षक/m, '$1,कर्मचारी'));
  await expect(page.getByText(`सीता गिरी: ${staff.teaching} → ${staff.nonTeaching}`)).toBeVisible();
  await upload(table);
  await expect(page.getByText(staff.same)).toBeVisible();
  await upload(table.replace(/^(.*सीता गिरी.*?)उपप्राध्यापक/m, '$1सहप्राध्यापक'));
  await expect(page.getByText('सीता गिरी: उपप्राध्यापक → सहप्राध्यापक')).toBeVisible();
  await page.getByRole('button', { name: staff.take }).click();
  await expect(page.getByRole('status')).toContainText(words.results.imported.result);
  await page.goto(`/staff?${new URLSearchParams({ q: 'सीता गिरी' })}`);
  const row = page.getByRole('listitem').filter({ hasText: 'सीता गिरी' });
  await expect(row).toContainText('सहप्राध्यापक');
  await openMore(row);
  await row.getByRole('link', { name: new RegExp(`^${words.remove}`) }).click();
  await expect(page.getByText('सीता गिरी')).toBeVisible();
  await page.getByRole('button', { name: words.confirmation.yes.remove }).click();
  await expect(row).toHaveCount(0);
});

test.describe('the order of people, with scripts', () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 360, height: 800 } });

  test('people are imported from an Excel table and reordered in the admin and on the website', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const { staff } = words;
    const department = `खगोलशास्त्र`;
    const names = ['पहिलो व्यक्ति', 'दोस्रो व्यक्ति', 'तेस्रो व्यक्ति'].map((name) => `${name}`);
    const rows = [['नाम', 'प्रकार', 'विभाग'], ...names.map((name) => [name, 'शिक्षक', department])];
    await logIn();
    await page.goto('/staff/table');
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const buffer = await makeXlsx(rows);
    await page.getByLabel(staff.tableFile).setInputFiles({ name: 'शिक्षक.xlsx', mimeType, buffer });
    await page.getByRole('button', { name: staff.look }).click();
    await expect(page.getByRole('heading', { name: fillIn(staff.added, { count: 3 }, 'ne') })).toBeVisible();
    await page.getByRole('button', { name: staff.take }).click();
    await expect(page.getByRole('status')).toContainText(words.results.imported.result);
    const group = page.locator('section').filter({ has: page.getByRole('heading', { name: department }) });
    const listedNames = () => group.locator('li p[lang]').allTextContents();
    const listed = `/staff?${new URLSearchParams({ q: department })}`;
    await page.goto(listed);
    expect(await listedNames()).toEqual(names);
    await page.getByRole('button', { name: `${staff.moveUp}: ${names[2]}` }).click();
    await expect(page.getByRole('status')).toContainText(words.results.changed.result);
    const [first = '', second = '', third = ''] = names;
    // The page of the list that has the person, however many there are.
    await expect(page.getByText(third)).toBeInViewport();
    await page.goto(listed);
    expect(await listedNames()).toEqual([first, third, second]);
    await expect(page.getByRole('button', { name: `${staff.moveUp}: ${first}` })).toHaveCount(0);
    await expect(async () => {
      const html = await (await fetch(`${servers.site.url}/ne/staff`)).text();
      expect(html.indexOf(third)).toBeGreaterThan(0);
      expect(html.indexOf(third)).toBeLessThan(html.indexOf(second));
    }).toPass();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });
});

test('flash notices, publications, QAA documents, committees and the contact record are published', async ({
  page,
  words,
  logIn,
  servers,
}) => {
  await logIn();
  const publish = async (path: string, fill: Record<string, string>) => {
    await page.goto(path);
    for (const [label, value] of Object.entries(fill))
      await page.getByLabel(label, { exact: false }).first().fill(value);
    const isNew = path.endsWith('/new');
    await page.getByRole('button', { name: isNew ? words.notices.publish : words.notices.publishChange }).click();
    // Publishing without a file needs a confirmation.
    if (path === '/publications/new') await page.getByRole('button', { name: words.confirmation.yes.publish }).click();
    await expect(page.getByRole('status')).toContainText(
      isNew ? words.results.published.result : words.results.changed.result,
    );
  };
  await publish('/flash-notices/new', { [words.flash.text]: 'भोलि क्याम्पस बिदा' });
  await publish('/publications/new', { [words.publications.name]: 'शब्दयात्रा अङ्क २' });
  await publish('/qaa-documents/new', {
    [words.qaa.name]: 'C1-Q9 योजना',
    [words.qaa.address]: 'https://plan.example/',
  });
  await publish('/contact/1/edit', { [words.contact.phone]: '+977-61-555555' });
  await publish('/committees/1/edit', { [words.committees.name]: 'क्याम्पस प्रमुख' });
  const site = async (path: string) => (await fetch(`${servers.site.url}${path}`)).text();
  await expect(async () => expect(await site('/ne/publication')).toContain('शब्दयात्रा अङ्क २')).toPass();
  await expect(async () => expect(await site('/ne/contact')).toContain('555555')).toPass();
});

test('the rows of a list are marked all at once, counted and deleted together', async ({ page, words, logIn }) => {
  const { lists, flash } = words;
  await page.setViewportSize({ width: 360, height: 800 });
  await logIn();
  for (const name of ['पहिलो', 'दोस्रो']) {
    await page.goto('/flash-notices/new');
    await page.getByLabel(flash.text).first().fill(`सामूहिक ${name}`);
    await page.getByRole('button', { name: flash.publish }).click();
    await expect(page.getByRole('status')).toContainText(words.results.published.result);
  }
  await page.goto('/flash-notices');
  await page.getByRole('searchbox').fill('samuhik');
  await page.getByRole('button', { name: words.search, exact: true }).click();
  const rows = page.locator('.list > li');
  await expect(rows).toHaveCount(2);
  const bar = page.locator('.chosen');
  const count = (chosen: number) => bar.getByText(fillIn(lists.chosenCount, { count: chosen }, 'ne'));
  await rows.first().getByRole('checkbox').check();
  await expect(count(1)).toBeInViewport();
  await page.getByLabel(lists.chooseAll).check();
  await expect(count(2)).toBeVisible();
  await page.getByLabel(lists.chooseAll).uncheck();
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByLabel(lists.chooseAll).check();
  await bar.getByText(lists.chosen).click();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await expectAccessible(page);
  await bar.getByRole('button', { name: lists.removeChosen }).click();
  await page.getByRole('button', { name: words.confirmation.yes.remove }).click();
  await expect(page.getByRole('status')).toContainText(fillIn(lists.done, { count: 2 }, 'ne'));
  await expect(page.getByText(lists.noHit)).toBeVisible();
});

test('a list has a distance to the next heading', async ({ page, words, logIn }) => {
  await logIn();
  await page.goto('/committees');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const heading = page.getByRole('heading', { level: 2, name: words.committees.structure });
    const gap = await heading.evaluate((element) => {
      const { bottom = 0 } = element.previousElementSibling?.getBoundingClientRect() ?? {};
      return element.getBoundingClientRect().top - bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(24);
  }
});

test('a downloaded back-up is one archive with the database and the files', async ({ page, words, logIn }) => {
  await logIn();
  await page.goto('/backup');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.backup.get }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^campus-\d{4}-\d\d-\d\d\.tar$/);

  const bytes = readFileSync(await download.path());
  for (const name of ['manifest.json', 'campus.db', 'files/']) expect(bytes.includes(name)).toBe(true);
});

test('a user of the QAA area is added and removed', async ({ page, words, logIn }) => {
  await logIn();
  await page.goto('/qaa-users');
  await page.getByLabel(words.login.user).fill('समन्वयक');
  await page.getByRole('button', { name: words.qaaUsers.add }).click();
  await expect(page.locator('output.password')).toHaveText(/^[0-9a-z-]{29}$/);
  const row = page.getByRole('listitem').filter({ hasText: 'समन्वयक' });
  await row.getByRole('button', { name: new RegExp(words.accounts.remove) }).click();
  await page.getByRole('button', { name: words.confirmation.yes.removeUser }).click();
  await expect(page.getByRole('status')).toHaveText(words.qaaUsers.removed);
  await expect(row).toHaveCount(0);
});
