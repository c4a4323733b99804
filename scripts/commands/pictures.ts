import { type Browser, chromium, type Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { chromiumEnvironment, chromiumFlags, chromiumPath } from '#e2e/support/chromium.ts';
import { freePort } from '#e2e/support/process.ts';
import { adminAccount, makeDataDir, startAdmin, startSite } from '#e2e/support/servers.ts';
import { print } from '#lib/platform/runtime/console.mjs';

// The pictures of the README and the manual, from the sample campus as it is served: `npm run build`, then `npm run pictures`.

const WAIT_MS = 120_000;
/** Around the screens of the home page, in pixels of the picture. */
const GAP = 24;
const HEIGHT = 760;
const webp = { quality: 78, smartSubsample: true };
const words = allMessagesIn('ne');

async function settle(page: Page): Promise<void> {
  // Without flash notices, which cover the page.
  await page.addStyleTag({ content: 'dialog { display: none !important }' });
  // Hidden pictures and those below the screen are lazy.
  await page.waitForFunction(
    '[...document.images].every((image) => image.complete || !image.offsetWidth || image.getBoundingClientRect().top > innerHeight)',
  );
}

async function write(name: string, picture: Sharp): Promise<void> {
  const { size } = await picture.webp(webp).toFile(`docs/${name}.webp`);
  print(`Wrote docs/${name}.webp: ${Math.round(size / 1000)} KB.`);
}

/** The home page in English on a desktop beside the same in Nepali on a phone. */
async function home(browser: Browser, site: string): Promise<void> {
  const screens = [
    { path: '/', width: 1280, height: 832 },
    { path: '/ne', width: 360, height: 760 },
  ];
  const pictures = await Promise.all(
    screens.map(async ({ path, ...viewport }) => {
      const page = await browser.newPage({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce', bypassCSP: true });
      page.setDefaultTimeout(WAIT_MS);
      await page.goto(`${site}${path}`);
      await settle(page);
      return sharp(await page.screenshot())
        .resize({ height: HEIGHT })
        .toBuffer({ resolveWithObject: true });
    }),
  );
  const width = pictures.reduce((sum, { info }) => sum + info.width + GAP, GAP);
  const ground = sharp({ create: { width, height: HEIGHT + 2 * GAP, channels: 3, background: '#e9e2d3' } });
  let left = GAP;
  const placed = pictures.map(({ data, info }) => {
    const part = { input: data, left, top: GAP };
    left += info.width + GAP;
    return part;
  });
  await write('home', ground.composite(placed));
}

/** A notice in the form, its preview, and a section of a page: the admin in Nepali. */
async function admin(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 900, height: 1000 }, bypassCSP: true });
  context.setDefaultTimeout(WAIT_MS);
  await context.addCookies([{ name: 'admin-language', value: 'ne', url }]);
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel(words.login.user, { exact: true }).fill(adminAccount.user);
  await page.getByLabel(words.login.password, { exact: true }).fill(adminAccount.password);
  await page.getByRole('button', { name: words.login.submit, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.home.title }).waitFor();

  await page.goto(`${url}/notices/new`);
  const [text] = await page.getByRole('textbox').all();
  await text?.fill('स्नातक तह प्रथम वर्षको परीक्षा फाराम भर्ने सूचना');
  await page.getByRole('checkbox').nth(2).check();
  await write('admin-form', sharp(await page.screenshot()));

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: words.notices.preview, exact: true }).click();
  await Promise.all((await page.locator('iframe').all()).map((frame) => frame.contentFrame().locator('h1').waitFor()));
  await write('admin-preview', sharp(await page.screenshot()));

  await page.goto(`${url}/site/edit/page/library`);
  await write('admin-site', sharp(await page.screenshot()));
}

const dataDir = makeDataDir();
const port = String(await freePort());
const servers = [
  await startAdmin(dataDir, { PORT: port, TRUST_PROXY: '1' }),
  await startSite('', { PORT: port, DATA_DIR: dataDir }),
] as const;
const browser = await chromium.launch({
  ...{ executablePath: chromiumPath(), args: chromiumFlags, env: chromiumEnvironment },
});
try {
  await home(browser, servers[1].url);
  await admin(browser, servers[0].url);
} finally {
  await browser.close();
  for (const { stop } of servers) await stop();
}
