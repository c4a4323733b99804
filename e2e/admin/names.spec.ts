import { expect, inEnglish, inNepali, screens, test } from '#e2e/support/admin.ts';

const [phone] = screens;
const SEATS = 25;

test.use({ viewport: phone.viewport, javaScriptEnabled: phone.javaScriptEnabled });

test('a person and a committee of 25 seats are entered in both languages, and each page of the site shows its own', async ({
  page,
  words,
  logIn,
  servers,
}) => {
  const { staff, committees, notices } = words;
  const publish = () => page.getByRole('button', { name: notices.publish }).last().click();
  await logIn();
  await page.goto('/staff/new');
  await page.getByLabel(inNepali(staff.name)).fill('सावित्री कुमारी भट्टराई');
  await page.getByLabel(inEnglish(staff.name)).fill('Sabitri Kumari Bhattarai');
  await page.getByLabel(staff.type).selectOption('teaching');
  await page.getByLabel(inNepali(staff.designation)).fill('प्रयोगशाला संयोजक');
  await page.getByLabel(inEnglish(staff.designation)).fill('Laboratory Coordinator');
  await page.getByLabel(inNepali(staff.about)).fill('उहाँ २०७० सालदेखि क्याम्पसमा कार्यरत हुनुहुन्छ।');
  await publish();
  await expect(page.getByText('सावित्री कुमारी भट्टराई')).toBeVisible();

  await page.goto('/committees/new');
  await page.getByLabel(inNepali(committees.name)).fill('परीक्षा समिति');
  await page.getByLabel(inEnglish(committees.name)).fill('Examination Committee');
  await page.getByLabel(committees.page).selectOption('/employeeAssociation');
  const add = page.getByRole('button', { name: '४ पङ्क्ति थप्नुहोस्' });
  const rows = page.locator('ol.seats > li');
  while ((await rows.count()) < SEATS) await add.click();
  const people = await rows
    .first()
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  const own = await rows
    .first()
    .getByRole('option', { name: /सावित्री/ })
    .getAttribute('value');
  const members = [...people.filter((id) => id !== '' && id !== own).slice(0, SEATS - 1), own ?? ''];
  for (const [index, id] of members.entries()) await rows.nth(index).locator('select').selectOption(id);
  await rows
    .nth(SEATS - 1)
    .locator('input[name=roleNe]')
    .fill('सदस्य-सचिव');
  await rows
    .nth(SEATS - 1)
    .locator('input[name=role]')
    .fill('Member Secretary');
  await rows
    .nth(SEATS - 1)
    .getByRole('button', { name: committees.up })
    .click();
  await expect(rows.nth(SEATS - 2).locator('input[name=roleNe]')).toHaveValue('सदस्य-सचिव');
  await rows.first().getByRole('button', { name: committees.down }).click();
  await expect(rows.first().locator('select')).toHaveValue(members[1] ?? '');
  await rows.first().getByRole('button', { name: committees.takeOut }).click();
  await expect(rows.nth(SEATS - 3).locator('select')).toHaveValue(own ?? '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await publish();

  const added = page.getByRole('listitem').filter({ hasText: 'परीक्षा समिति' });
  await added.getByRole('button', { name: `${staff.moveUp}: परीक्षा समिति` }).click();

  await page.goto(`${servers.site.url}/ne/employeeAssociation`);
  const nepali = page.locator('details', { hasText: 'परीक्षा समिति' }).first();
  await expect(nepali.getByRole('heading', { name: 'परीक्षा समिति' })).toBeVisible();
  await nepali.locator('summary').first().click();
  await expect(nepali.getByText('सावित्री कुमारी भट्टराई').first()).toBeVisible();
  await expect(nepali.getByText('सदस्य-सचिव')).toBeVisible();
  await expect(nepali.locator('li').nth(SEATS - 3)).toContainText('सावित्री कुमारी भट्टराई');
  await expect(nepali.locator('li')).toHaveCount(SEATS - 1);

  await page.goto(`${servers.site.url}/employeeAssociation`);
  const english = page.locator('details', { hasText: 'Examination Committee' }).first();
  await english.locator('summary').first().click();
  await expect(english.getByText('Sabitri Kumari Bhattarai').first()).toBeVisible();
  await expect(english.getByText('Member Secretary')).toBeVisible();
  await english
    .locator('li')
    .nth(SEATS - 3)
    .getByText('About')
    .click();
  await expect(
    english
      .locator('li')
      .nth(SEATS - 3)
      .getByText('Only in Nepali'),
  ).toBeVisible();
  await expect(
    english
      .locator('li')
      .nth(SEATS - 3)
      .locator('[lang=ne]'),
  ).toContainText('२०७० सालदेखि');
});

test('the order of designations and the message of the chief are set without scripts', async ({
  page,
  words,
  logIn,
  servers,
}) => {
  const { staff, committees, notices } = words;
  await logIn();
  await page.goto('/staff');
  await page.getByRole('link', { name: staff.ranks }).click();
  await page.getByLabel('Professor', { exact: true }).fill('२');
  await page.getByLabel('Lecturer', { exact: true }).fill('१');
  await page.getByRole('button', { name: staff.saveRanks }).click();
  await page.goto('/staff/ranks');
  await expect(page.locator('ol.ranks > li').first()).toContainText('Lecturer');

  await page.goto('/chief/1/edit');
  await page.getByLabel(inNepali(staff.message)).fill('पहिलो अनुच्छेद।\n\nदोस्रो अनुच्छेद।');
  const person = page.getByLabel(committees.chief.person);
  await person.selectOption({ index: 3 });
  const [name = ''] = ((await person.locator('option').nth(3).textContent()) ?? '').split(' (');
  await page.getByLabel(inEnglish(staff.message)).fill('First paragraph.\n\nSecond paragraph.');
  await page.getByRole('button', { name: notices.publishChange }).click();
  // The seat of the previous chief goes.
  await page.getByRole('button', { name: words.confirmation.yes.publish }).click();
  for (const [path, text] of [
    ['/ne/chiefMessage', 'दोस्रो अनुच्छेद।'],
    ['/chiefMessage', 'Second paragraph.'],
  ]) {
    await expect(async () => {
      await page.goto(`${servers.site.url}${path}`);
      await expect(page.locator('p', { hasText: text })).toBeVisible({ timeout: 1000 });
    }).toPass();
    // The admin is in Nepali, and the page in English has the English name.
    if (path?.startsWith('/ne')) await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  }
});
