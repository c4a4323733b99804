import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumEnvironment, chromiumFlags, chromiumPath } from '#e2e/support/chromium.ts';
import { print } from '#lib/platform/runtime/console.mjs';

// The picture of the README, from a running site: `npm start`, then `node scripts/commands/pictures.ts`.

const [address = 'http://localhost:3000'] = process.argv.slice(2);
const FILE = 'docs/home.webp';
/** In pixels of the picture, twice those of the README. */
const GAP = 24;
const HEIGHT = 760;
const screens = [
  { width: 1280, height: 832 },
  { width: 360, height: 760 },
];

const browser = await chromium.launch({
  ...{ executablePath: chromiumPath(), args: chromiumFlags, env: chromiumEnvironment },
});
try {
  const pictures = await Promise.all(
    screens.map(async (viewport) => {
      const page = await browser.newPage({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce', bypassCSP: true });
      page.setDefaultTimeout(120_000);
      if (!(await page.goto(address))?.ok()) throw new Error(`${address} is not available`);
      // Without flash notices.
      await page.addStyleTag({ content: 'dialog { display: none !important }' });
      // Hidden pictures and those below the screen are lazy.
      await page.waitForFunction(
        '[...document.images].every((image) => image.complete || !image.offsetWidth || image.getBoundingClientRect().top > innerHeight)',
      );
      const { data, info } = await sharp(await page.screenshot())
        .resize({ height: HEIGHT })
        .toBuffer({ resolveWithObject: true });
      return { data, width: info.width };
    }),
  );
  const [desktop, phone] = pictures;
  if (!desktop || !phone) throw new Error('a picture is missing');
  const width = desktop.width + phone.width + 3 * GAP;
  const { size } = await sharp({ create: { width, height: HEIGHT + 2 * GAP, channels: 3, background: '#e9e2d3' } })
    .composite([
      { input: desktop.data, left: GAP, top: GAP },
      { input: phone.data, left: desktop.width + 2 * GAP, top: GAP },
    ])
    .webp({ quality: 78, smartSubsample: true })
    .toFile(FILE);
  print(`Wrote ${FILE}: ${Math.round(size / 1000)} KB.`);
} finally {
  await browser.close();
}
