import sharp from 'sharp';
import { withFaultySite } from '#e2e/support/faulty-site.ts';
import { expect, test } from '#e2e/support/test.ts';
import { type Behaviour, json, raw } from '#lib/site/campus-client/testing/behaviours.ts';

test.describe.configure({ mode: 'serial' });

const { upstream, site } = withFaultySite();

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
  test.setTimeout(120_000);
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
  }).toPass({ timeout: 20_000, intervals: [500] });
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
