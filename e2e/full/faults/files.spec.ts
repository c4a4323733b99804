import sharp from 'sharp';
import { fileRefusals } from '#content/messages/documents.ts';
import { withFaultySite } from '#e2e/support/faulty-site.ts';
import { expect, test } from '#e2e/support/test.ts';
import { type Behaviour, flood, json, raw, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';

test.describe.configure({ mode: 'serial' });

const { upstream, site } = withFaultySite({ UPSTREAM_TIMEOUT_MS: '1000' });

test.beforeEach(() => upstream.behave(null));

const get = (path: string, init: RequestInit = {}) => fetch(`${site.url}${path}`, { cache: 'no-store', ...init });

test('a file that breaks off upstream is not delivered as complete', async () => {
  for (const length of [{ 'content-length': '1000000' }, {}]) {
    let breakOff = () => {};
    upstream.behave((response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', ...length });
      response.write('%PDF-');
      breakOff = () => response.socket?.resetAndDestroy();
    }, /broken/);
    const reply = await get('/files/broken.pdf');
    expect(reply.status).toBe(200);
    breakOff();
    await expect(reply.arrayBuffer()).rejects.toThrow();
  }
});

test('a visitor who follows a link to a missing file gets an explanation', async ({ browser }) => {
  // Not in the page fixture: Chromium logs the missing document in its console.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  upstream.behave(statusReply(404));
  expect((await page.goto(`${site.url}/files/gone.pdf`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: fileRefusals.missing.heading.en })).toBeVisible();
  await expect(page.getByText(fileRefusals.missing.text.ne)).toBeVisible();
  await context.close();
});

test('the image optimiser accepts only pictures of the site in its sizes', async () => {
  const statusOf = async (query: string) => (await get(`/_next/image?${query}`)).status;
  expect(await statusOf('url=%2Fpictures%2Fbanner-1.webp&w=660&q=60')).toBe(200);
  for (const query of [
    'url=%2Fpictures%2Fbanner-1.webp&w=661&q=60',
    'url=%2Fpictures%2Fbanner-1.webp&w=660&q=61',
    'url=%2Fpictures%2Fbanner-1.webp%3Fv%3D1&w=660&q=60',
    'url=%2Fapi%2Fvisits&w=660&q=60',
    'url=%2F%2Fevil.example%2Fa.jpg&w=660&q=60',
    'url=https%3A%2F%2Fevil.example%2Fa.jpg&w=660&q=60',
    'url=http%3A%2F%2F169.254.169.254%2F&w=660&q=60',
  ]) {
    expect(await statusOf(query), query).toBe(400);
  }
});

test('the site stops reading a picture that is too large', async () => {
  const behaviour = flood(2000);
  upstream.behave(behaviour, /^\/images\//);
  const reply = await get('/_next/image?url=%2Ffiles%2Ftoo-large.jpg&w=660&q=60');
  expect(reply.status).toBeGreaterThanOrEqual(400);
  for (let before = -1; before < behaviour.sent(); await new Promise((resolve) => setTimeout(resolve, 200))) {
    before = behaviour.sent();
  }
  expect(behaviour.sent()).toBeLessThan(200);
});

test('a picture with too many pixels is not decoded', async () => {
  const create = { width: 9000, height: 9000, channels: 3, background: '#123' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  upstream.behave(raw(picture, { 'content-type': 'image/png' }), /^\/images\//);
  const reply = await get('/_next/image?url=%2Ffiles%2Fvast.png&w=660&q=60', { headers: { accept: 'image/webp' } });
  // Passed through, not resized.
  expect(reply.headers.get('content-type')).toBe('image/png');
});

const MEGABYTE = 1024 * 1024;
const jpeg = { 'content-type': 'image/jpeg' };
const encoded = (name: string) =>
  fetch(`${site.url}/_next/image?url=%2Ffiles%2F${name}&w=660&q=60`, { headers: { accept: 'image/avif,image/webp' } });

/** A picture of 40 megapixels and at least 12 MB: padded behind its end, which decoders ignore. */
async function largePicture(): Promise<Buffer> {
  const { data } = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#3a6ea5' } })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  return Buffer.concat([data, Buffer.alloc(Math.max(0, 12 * MEGABYTE - data.length))]);
}

test('a picture of 12 MB and 40 megapixels is resized, and pages are served meanwhile', async () => {
  upstream.behave(raw(await largePicture(), jpeg), /^\/images\//);
  const picture = encoded('large.jpg');
  expect((await fetch(`${site.url}/gHostel`)).status).toBe(200);
  const reply = await picture;
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/avif']);
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(bytes.length).toBeLessThan(MEGABYTE);
  expect((await sharp(bytes).metadata()).width).toBe(660);
});

test('a picture that the encoder rejects is passed through', async () => {
  const whole = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
  const broken = whole.subarray(0, 200);
  upstream.behave(raw(broken, jpeg), /^\/images\//);
  const reply = await encoded('broken.jpg');
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(Buffer.from(await reply.arrayBuffer()).equals(broken)).toBe(true);
});

test('a file that is not a picture is rejected, and its page stays readable', async ({ page }) => {
  upstream.behave(raw('<script>alert(1)</script>', jpeg), /^\/images\//);
  expect((await encoded('none.jpg')).status).toBe(400);
  await page.route('**/_next/image*', (route) =>
    route.fulfill({ status: 200, contentType: 'image/jpeg', body: 'none' }),
  );
  await page.goto(`${site.url}/staff`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('svg text').first()).not.toBeEmpty();
});

test('an encoded picture is not served once it is withheld', async () => {
  const picture = await sharp({ create: { width: 700, height: 300, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
  const qaa = json({ body: [{ doccName: 'Evidence', doccLink: 'evidence.jpg' }] });
  const either: Behaviour = (response, request) =>
    (request.url?.startsWith('/images/') ? raw(picture, jpeg) : qaa)(response, request);
  upstream.behave(either, /^\/images\//);
  const before = await encoded('evidence.jpg');
  expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'public, max-age=60, must-revalidate']);
  upstream.behave(either, /^\/images\/|getQaaDocc/);
  await expect(async () => {
    const reply = await encoded('evidence.jpg');
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-store']);
  }).toPass({ timeout: 120_000, intervals: [500] });
  for (const name of [
    '%2565vidence.jpg',
    'EVIDENCE.JPG',
    'profile%2Fevidence.jpg',
    '..%2Ffiles%2Fevidence.jpg',
    'evidence.jpg%3Fx',
  ]) {
    expect([name, (await encoded(name)).status >= 400]).toEqual([name, true]);
  }
  expect((await encoded('other.jpg')).status).toBe(200);
});
