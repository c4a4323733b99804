import sharp from 'sharp';
import { fileRefusals } from '#content/messages/file-refusals.ts';
import { withFaultySite } from '#e2e/support/faulty-site.ts';
import { rawSocket } from '#e2e/support/raw-socket.ts';
import { expect, test } from '#e2e/support/test.ts';
import { type Behaviour, breakOff, flood, hang, raw, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';

test.describe.configure({ mode: 'serial' });

const { upstream, site } = withFaultySite({ UPSTREAM_TIMEOUT_MS: '1000' });

test.beforeEach(() => upstream.behave(null));

const file = '/files/1785562814187-prospectus-2083.pdf';
const get = (path: string, init: RequestInit = {}) => fetch(`${site.url}${path}`, { cache: 'no-store', ...init });

test('a file is served whole, in ranges, by HEAD, and as 304', async () => {
  const whole = await get(file);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  expect(whole.headers.get('content-length')).toBe(String(bytes.length));
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');

  const part = await get(file, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PDF']);
  expect(part.headers.get('content-range')).toBe(`bytes 1-3/${bytes.length}`);
  const end = await get(file, { headers: { range: 'bytes=-4' } });
  expect(new Uint8Array(await end.arrayBuffer())).toEqual(bytes.slice(-4));
  expect((await get(file, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416);

  const head = await get(file, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(bytes.length), '']);
  const { hostname } = new URL(site.url);
  const again = await rawSocket(
    site.url,
    `GET ${file} HTTP/1.1\nHost: ${hostname}\nIf-None-Match: ${whole.headers.get('etag')}\nConnection: close\n\n`,
  );
  expect(again).toMatch(/^HTTP\/1\.1 304 /);
  expect(again.endsWith('\r\n\r\n')).toBe(true);
});

test('a file that breaks off upstream is not delivered as complete', async () => {
  for (const behaviour of [breakOff('%PDF-'), brokenWithoutLength]) {
    upstream.behave(behaviour);
    const reply = await get('/files/broken.pdf');
    expect(reply.status).toBe(200);
    await expect(reply.arrayBuffer()).rejects.toThrow();
  }
});

const brokenWithoutLength: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/pdf' });
  response.write('%PDF-');
  setTimeout(() => response.socket?.resetAndDestroy(), 50);
};

for (const name of ['page.html', 'drawing.svg', 'code.js', 'picture.jpg']) {
  test(`${name} with a script in it is served inert`, async () => {
    upstream.behave(
      raw('<svg onload="alert(1)"><script>alert(1)</script>', {
        'content-type': 'text/html',
        'set-cookie': 'session=stolen',
        'x-evil': '1',
        'content-security-policy': "script-src 'unsafe-inline'",
        refresh: '0;url=https://evil.example',
        'access-control-allow-origin': '*',
      }),
    );
    const { headers } = await get(`/files/${name}`);
    expect(headers.get('content-type')).toBe(name.endsWith('jpg') ? 'image/jpeg' : 'application/octet-stream');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    if (!name.endsWith('jpg')) expect(headers.get('content-disposition')).toMatch(/^attachment/);
    for (const dropped of ['set-cookie', 'x-evil', 'refresh', 'access-control-allow-origin']) {
      expect(headers.get(dropped)).toBeNull();
    }
  });
}

for (const path of [
  '..%2f..%2fcontact',
  '%2e%2e',
  '..%5ccontact',
  'a%00.pdf',
  '%252e%252e%252fcontact',
  'a%3fb',
  'a%23b',
  'x'.repeat(4000),
  '%ff',
  '%',
]) {
  test(`/files/${path.slice(0, 30)} causes no upstream request`, async () => {
    const before = upstream.seen.length;
    const reply = await rawSocket(site.url, `GET /files/${path} HTTP/1.1\nHost: localhost\nConnection: close\n\n`);
    expect(reply).toMatch(/^HTTP\/1\.1 (400|404|414) /);
    expect(upstream.seen.slice(before)).toEqual([]);
  });
}

test('a transfer ends upstream when the visitor leaves', async () => {
  const behaviour = flood(2000);
  upstream.behave(behaviour, /^\/images\//);
  const visitor = new AbortController();
  const reply = await get('/files/large.zip', { signal: visitor.signal });
  expect(reply.status).toBe(200);
  await reply.body?.getReader().read();
  visitor.abort();
  for (let before = -1; before < behaviour.sent(); await new Promise((resolve) => setTimeout(resolve, 200))) {
    before = behaviour.sent();
  }
  expect(behaviour.sent()).toBeLessThan(2000);
});

test('an unavailable file is 503, a missing one 404', async () => {
  upstream.behave(statusReply(404));
  expect((await get('/files/gone.pdf')).status).toBe(404);
  upstream.behave(hang);
  const reply = await get('/files/slow.pdf');
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
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
