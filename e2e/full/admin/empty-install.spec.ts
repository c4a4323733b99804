import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';
import { eventTypeNames } from '#content/event-types.ts';
import { locales } from '#content/locale.ts';
import { noticePages } from '#content/messages/notices.ts';
import { pages } from '#content/routes.ts';
import { expect, pdf, submitLogin, test } from '#e2e/support/admin.ts';
import { freePort } from '#e2e/support/process.ts';
import { makeDataDir, qaaAccount, startAdmin, startSite } from '#e2e/support/servers.ts';
import { locationsIn, sitemapParts } from '#e2e/support/site-pages.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { iconPaths } from '#lib/site/seo/icons/icon-address.ts';
import { nepalDate, toBikramSambat } from '#packages/nepali/calendar/index.ts';

const name = 'सगरमाथा बहुमुखी क्याम्पस';

/** Texts that only the sample campus has: names of people, texts of notices, albums, publications and documents, and contact details. */
function sampleTexts(): string[] {
  const { contact, staff, notices, flashNotices, albums, publications, qaaDocuments } = sampleContent();
  const texts = [
    ...[contact.phone, contact.email, contact.campusIntroduction],
    ...staff.flatMap(({ fullName, about }) => [fullName, about ?? '']),
    ...[...notices, ...flashNotices].map(({ description }) => description),
    ...albums.flatMap(({ title, description }) => [title, description]),
    ...publications.flatMap(({ description, editors, about }) => [description, editors, about]),
    ...qaaDocuments.map(({ name: document }) => document),
    ...notices.flatMap(({ files }) => files.map(({ stored }) => stored)),
    ...albums.flatMap(({ images }) => images),
  ];
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text.length > 5))];
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsIn);

/** Texts, addresses and pictures of the sample's site content, without words that the product has too, such as labels of the menu. */
function sampleSiteTexts(): string[] {
  const product = globSync('content/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const texts = sampleDocuments().flatMap(({ content }) => stringsIn(content));
  return [...new Set(texts.filter((text) => text.length > 8 && !product.includes(text)))];
}

/** Whether a picture has the red of the sun in the logo of the sample, below the line on top of cards. */
async function hasSampleRed(bytes: ArrayBuffer | Buffer): Promise<boolean> {
  const { data, info } = await sharp(Buffer.from(new Uint8Array(bytes)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = info.width * 3 * 14; at + 2 < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 150 && green < 70 && blue < 80) return true;
  }
  return false;
}

/** Pages that are not in the sitemap while they have no text, and texts for programs. */
const otherPaths = [
  ...pages.flatMap((path) => locales.map((locale) => localPath(path, locale))),
  ...['/robots.txt', '/manifest.webmanifest', '/manifest-ne.webmanifest', '/opensearch.xml'],
  ...['/notice/feed.xml', '/notice/rss.xml', '/notice/feed.json', '/notice/admission/deadlines.ics'],
];

test('an empty campus with only a name is filled in the admin, and no page shows sample data', async ({
  page,
  words,
  stopAfterwards,
}) => {
  // Fills a whole campus and reads hundreds of pages.
  test.setTimeout(600_000);
  const dataDir = makeDataDir();
  const port = await freePort();
  const shared = { PORT: String(port), DATA_DIR: dataDir };
  execFileSync(process.execPath, ['campus-api/main.ts', 'prepare', '--empty', '--name', name], {
    env: { ...process.env, DATA_DIR: dataDir, QAA_USER: qaaAccount.user, QAA_PASSWORD: qaaAccount.password },
  });
  const admin = stopAfterwards(await startAdmin(dataDir, shared));
  const site = stopAfterwards(await startSite('', shared));
  await page.context().addCookies([{ name: 'admin-language', value: 'ne', url: admin.url }]);
  await page.goto(`${admin.url}/login`);
  await submitLogin(page, words);
  await expect(page.getByRole('heading', { level: 1, name: words.home.title })).toBeVisible();

  const { notices, contact, staff, committees, albums, publications, flash, qaa } = words;
  const publish = async (isNew = true, isConfirmed = false) => {
    await page.getByRole('button', { name: isNew ? notices.publish : notices.publishChange, exact: true }).click();
    if (isConfirmed) await page.getByRole('button', { name: words.confirmation.yes.publish }).click();
    await expect(page.getByRole('status')).toContainText(
      isNew ? words.results.published.result : words.results.changed.result,
    );
  };
  const fill = async (path: string, fields: Record<string, string>) => {
    await page.goto(admin.url + path);
    for (const [label, value] of Object.entries(fields))
      await page.getByRole('textbox', { name: label }).first().fill(value);
  };
  await fill('/contact/1/edit', {
    [contact.phone]: '+977-38-540001',
    [contact.email]: 'info@sagarmatha.example',
    [contact.address]: 'सल्लेरी ५',
    [contact.campusIntroduction]: 'सोलुखुम्बुको सल्लेरीमा वि.सं. २०४९ मा स्थापित।\n\nसामुदायिक क्याम्पस हो।',
  });
  await publish(false);
  for (const person of ['पासाङ शेर्पा', 'मिङमा तामाङ']) {
    await fill('/staff/new', { [staff.name]: person, [staff.designation]: 'उपप्राध्यापक', [staff.department]: 'नेपाली' });
    await page.getByLabel(staff.type).selectOption(staff.teaching);
    await publish();
  }
  await page.goto(`${admin.url}/committees`);
  await expect(page.getByRole('heading', { level: 1, name: committees.title })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`: .*${committees.pages.chief}`) }).click();
  await page.getByRole('textbox', { name: committees.name }).first().fill('क्याम्पस प्रमुख');
  await page.getByRole('combobox').first().selectOption({ index: 1 });
  await publish(false);
  await fill('/notices/new', { [notices.text]: 'पहिलो सेमेस्टरको परीक्षा फाराम भर्ने सूचना' });
  await page.getByLabel(noticePages.exam.name.ne).check();
  await page
    .getByLabel(notices.file)
    .last()
    .setInputFiles([pdf('फाराम.pdf')]);
  await expect(page.getByRole('link', { name: 'फाराम.pdf' })).toBeVisible();
  await publish();
  await fill('/flash-notices/new', { [flash.text]: 'भर्ना खुल्यो' });
  await publish();
  await fill('/albums/new', { [albums.name]: 'वार्षिकोत्सव' });
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel(albums.picture)
    .last()
    .setInputFiles([{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByRole('link', { name: 'IMG_1.jpg' })).toBeVisible();
  await publish();
  await fill('/publications/new', { [publications.name]: 'हिमशिखर, अङ्क १' });
  // Without a file.
  await publish(true, true);
  await fill('/qaa-documents/new', { [qaa.name]: 'C1-Q1 योजना', [qaa.address]: 'https://plan.example/' });
  await publish();

  const enteredTexts = [
    'पासाङ शेर्पा',
    'सल्लेरी ५',
    'परीक्षा फाराम भर्ने सूचना',
    'वार्षिकोत्सव',
    'हिमशिखर',
    'सामुदायिक क्याम्पस हो',
  ];
  // The calendar of events names its types on every site.
  const ownTexts = [...enteredTexts, ...Object.values(eventTypeNames).flatMap(({ en, ne }) => [en, ne])];
  const samples = [...sampleTexts(), ...sampleSiteTexts(), '9,999', '९,९९९'].filter(
    (text) => !ownTexts.some((own) => own.includes(text)),
  );
  expect(samples.length).toBeGreaterThan(700);
  const fetched = new Map<string, string>();
  await expect(async () => {
    const addresses = [
      ...(await sitemapParts(site.url)).flatMap(locationsIn),
      ...otherPaths.map((path) => site.url + path),
    ];
    const waiting = [...addresses];
    const fetchPages = async () => {
      for (let address = waiting.shift(); address; address = waiting.shift())
        fetched.set(address, await (await fetch(address)).text());
    };
    await Promise.all([fetchPages(), fetchPages(), fetchPages(), fetchPages()]);
    expect(fetched.size).toBeGreaterThan(60);
    expect(enteredTexts.filter((text) => ![...fetched.values()].some((html) => html.includes(text)))).toEqual([]);
  }).toPass();
  const leftovers = [...fetched].flatMap(([address, html]) =>
    samples.filter((text) => html.includes(text)).map((text) => `${new URL(address).pathname}: ${text}`),
  );
  expect(leftovers).toEqual([]);

  await test.step('icons and cards show a letter in the colours of the product, and no logo of the sample', async () => {
    for (const path of ['/logos/campus.webp', '/logos/university.webp'])
      expect([path, (await fetch(site.url + path)).status]).toEqual([path, 404]);
    for (const path of [iconPaths.small, iconPaths.medium, iconPaths.large, iconPaths.apple, '/cards/ne/about.png'])
      expect([path, await hasSampleRed(await (await fetch(site.url + path)).arrayBuffer())]).toEqual([path, false]);
    expect(readdirSync(`${dataDir}/files`).filter((name) => name.startsWith('sample-logo'))).toEqual([]);
    const sample = readFileSync('campus-api/sample/files/sample-logo-campus.png');
    expect(await hasSampleRed(sample)).toBe(true);
    expect([...fetched.values()].filter((html) => html.includes('/logos/campus.webp'))).toEqual([]);
  });
});

test('a scheduled notice is not on the site before its minute, and is there afterwards', async ({
  page,
  words,
  logIn,
  servers,
}) => {
  const { notices, date } = words;
  const text = 'तोकिएको समयमा मात्र देखिने सूचना';
  const onSite = async () => (await fetch(`${servers.site.url}/ne/notice/exam`)).text();
  await logIn();
  await page.goto('/notices/new');
  await page.getByLabel(notices.text).fill(text);
  await page.getByLabel(noticePages.exam.name.ne).check();
  await page
    .getByLabel(notices.file)
    .last()
    .setInputFiles([pdf('गोप्य.pdf')]);
  await expect(page.getByRole('link', { name: 'गोप्य.pdf' })).toBeVisible();
  await page.locator('summary', { hasText: notices.publishAt }).click();
  const at = new Date(Date.now() + 240_000);
  const day = toBikramSambat(nepalDate(at));
  const time = at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kathmandu', hour: '2-digit', minute: '2-digit' });
  const schedule = page.getByRole('group', { name: notices.publishAt });
  await schedule.getByLabel(date.year).selectOption(String(day?.year));
  await schedule.getByLabel(date.month).selectOption({ index: day?.month ?? 0 });
  await schedule.getByLabel(date.day, { exact: true }).selectOption(String(day?.day));
  await page.getByRole('textbox', { name: new RegExp(`^${notices.publishAtTime}`) }).fill(time);
  await page.getByRole('button', { name: notices.publish, exact: true }).click();
  await expect(page.getByRole('status')).toContainText(words.results.scheduled.result.split('{at}')[0]?.trim() ?? '');
  const row = page.getByRole('listitem').filter({ hasText: text });
  await expect(row).toContainText(words.times.from.split('{at}')[1]?.trim() ?? '');
  await row.getByRole('link', { name: new RegExp(`^${words.edit}`) }).click();
  const file = await page.getByRole('link', { name: 'गोप्य.pdf' }).getAttribute('href');
  const publicFile = `${servers.site.url}/files/${file?.split('/').at(-1)}`;
  expect(await onSite()).not.toContain(text);
  expect((await fetch(publicFile)).status).toBe(404);
  expect(Date.now()).toBeLessThan(new Date(at).setSeconds(0, 0));
  await expect(async () => expect(await onSite()).toContain(text)).toPass({ timeout: 500_000, intervals: [1000] });
  expect(Date.now()).toBeGreaterThanOrEqual(new Date(at).setSeconds(0, 0));
  expect((await fetch(publicFile)).status).toBe(200);
});
