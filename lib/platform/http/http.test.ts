import { anonymizedIp } from './anonymized-ip.ts';
import { clientIpOf } from './client-ip.ts';
import { documentResponse } from './document-response.ts';
import { localAddress } from './local-address.ts';
import { readBody, readJsonBody } from './read-body.ts';
import { referringPage } from './referring-page.ts';
import { Refusal, refusing } from './refusal.ts';
import { requireSameOrigin } from './same-origin.ts';
import { liteCookie, wantsLite } from './wants-lite.ts';

describe('an anonymized address', () => {
  test.each([
    ['203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['unknown', 'unknown'],
  ])('%s is logged as %s', (address, logged) => {
    expect(anonymizedIp(address)).toBe(logged);
  });
});

describe('the client address', () => {
  const address = (chain: string | null, trusted = 0) =>
    clientIpOf(new Headers(chain === null ? {} : { 'x-forwarded-for': chain }), trusted);

  test.each([
    ['203.0.113.9', 0, '203.0.113.9'],
    ['1.1.1.1, 203.0.113.9', 0, '203.0.113.9'],
    ['9.9.9.9, 198.51.100.7, 127.0.0.1', 1, '198.51.100.7'],
    ['198.51.100.7, 10.0.0.2, 127.0.0.1', 2, '198.51.100.7'],
    ['198.51.100.7', 3, '198.51.100.7'],
    ['198.51.100.7:4711', 0, '198.51.100.7'],
    ['::ffff:198.51.100.7', 0, '198.51.100.7'],
    ['[2001:db8::1]:443', 0, '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 0, 'fe80:0:0:0::/64'],
  ])('the client of X-Forwarded-For %s behind %i proxies is %s', (chain, trusted, expected) => {
    expect(address(chain, trusted)).toBe(expected);
  });

  test('addresses of one IPv6 /64 are one visitor, those of the next are another', () => {
    expect(address('2001:db8:1:2::1')).toBe(address('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(address('2001:db8:1:2::1')).not.toBe(address('2001:db8:1:3::1'));
  });

  test.each([null, '', 'localhost', '1.2.3', "' OR 1=1"])('X-Forwarded-For %p contains no address', (chain) => {
    expect(address(chain)).toBe('unknown');
  });
});

describe('a response with a document', () => {
  const NOW = Date.parse('2026-11-17T06:20:00.500Z');

  const respond = (headers: Record<string, string> = {}, { body = 'feed', path = '/feed.xml' } = {}) =>
    documentResponse(new Request(`http://localhost${path}`, { headers }), {
      body,
      type: 'application/atom+xml',
      isDated: true,
    });

  beforeEach(() => void jest.useFakeTimers({ now: NOW }));
  afterEach(() => void jest.useRealTimers());

  const lastModified = (response: Response) => response.headers.get('last-modified');

  test('a document is sent with an ETag and the time since which it is as it is', async () => {
    const response = respond();
    expect(response.status).toBe(200);
    expect(lastModified(response)).toBe('Tue, 17 Nov 2026 06:20:00 GMT');
    expect(response.headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
    expect(await response.text()).toBe('feed');
    jest.setSystemTime(NOW + 60_000);
    expect(lastModified(respond())).toBe('Tue, 17 Nov 2026 06:20:00 GMT');
  });

  test('a client that has the document receives 304, by ETag or by date; the ETag takes precedence', async () => {
    const tag = respond().headers.get('etag') ?? '';
    expect(respond({ 'if-none-match': `"x", ${tag}` }).status).toBe(304);
    expect(respond({ 'if-none-match': tag.replace('W/', '') }).status).toBe(304);
    expect(respond({ 'if-none-match': '*' }).status).toBe(304);
    expect(respond({ 'if-modified-since': 'Tue, 17 Nov 2026 06:20:00 GMT' }).status).toBe(304);
    expect(respond({ 'if-modified-since': 'Tue, 17 Nov 2026 06:19:59 GMT' }).status).toBe(200);
    expect(respond({ 'if-modified-since': 'nonsense' }).status).toBe(200);
    expect(respond({ 'if-none-match': '"x"', 'if-modified-since': 'Tue, 17 Nov 2026 06:20:00 GMT' }).status).toBe(200);
    expect(await respond({ 'if-none-match': tag }).text()).toBe('');
  });

  test('a changed document has a later time, also within the same second, and is sent to a client that has the old one', () => {
    const path = '/changed.xml';
    const before = lastModified(respond({}, { path })) ?? '';
    const after = respond({ 'if-modified-since': before }, { path, body: 'an edited feed' });
    expect([after.status, Date.parse(lastModified(after) ?? '') - Date.parse(before)]).toEqual([200, 1000]);
    // Back in its old form it is another change.
    expect(respond({ 'if-modified-since': before }, { path }).status).toBe(200);
  });

  test('a date that this process did not send does not lead to 304', () => {
    respond({}, { path: '/two-processes.xml' });
    const later = { 'if-modified-since': 'Tue, 17 Nov 2026 06:30:00 GMT' };
    expect(respond(later, { path: '/two-processes.xml' }).status).toBe(200);
  });

  test('a document without a time has only the ETag', () => {
    const undated = documentResponse(new Request('http://localhost/robots.txt'), { body: '', type: 'text/plain' });
    expect([lastModified(undated), undated.headers.has('etag')]).toEqual([null, true]);
  });
});

describe('a local address', () => {
  test.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['10.0.0.7', 'http://10.0.0.7:3000'],
    ['fd00::7', 'http://[fd00::7]:3000'],
  ])('the local address of a server that listens at %s is %s', (host, address) => {
    expect(localAddress(host, 3000)).toBe(address);
  });
});

describe('the body of a request', () => {
  const LIMIT = 64;

  function post(body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }): Request {
    const init = { method: 'POST', body, headers, duplex: 'half' };
    return new Request('http://localhost/', init);
  }

  /** An endless stream of blanks; `bytesRead` returns how many bytes were read. */
  function endless() {
    let count = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        count += 16;
        controller.enqueue(new Uint8Array(16).fill(32));
      },
    });
    return { stream, bytesRead: () => count };
  }

  test('JSON is accepted with parameters of the media type and up to the size limit', async () => {
    expect(await readJsonBody(post('{"a":"क"}', { 'content-type': 'Application/JSON; charset=utf-8' }), LIMIT)).toEqual(
      {
        a: 'क',
      },
    );
    expect(await readBody(post('x'.repeat(LIMIT)), 'application/json', LIMIT)).toHaveLength(LIMIT);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-patch+json', ''])(
    'the media type %p is rejected',
    async (type) => {
      await expect(readJsonBody(post('{}', { 'content-type': type }), LIMIT)).rejects.toMatchObject({ status: 415 });
    },
  );

  test('a body whose Content-Length exceeds the limit is not read', async () => {
    const { stream, bytesRead } = endless();
    const request = post(stream, { 'content-type': 'application/json', 'content-length': '400000000' });
    await expect(readJsonBody(request, LIMIT)).rejects.toMatchObject({ status: 413 });
    expect(bytesRead()).toBeLessThanOrEqual(16);
  });

  test('reading stops when a body exceeds the limit', async () => {
    const { stream, bytesRead } = endless();
    await expect(readJsonBody(post(stream), LIMIT)).rejects.toMatchObject({ status: 413 });
    expect(bytesRead()).toBeLessThan(3 * LIMIT);
  });

  test('a body that does not end in time is rejected', async () => {
    jest.useFakeTimers();
    const never = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array([123])) });
    const reading = expect(readJsonBody(post(never), LIMIT)).rejects.toMatchObject({ status: 408 });
    await jest.advanceTimersByTimeAsync(10_000);
    await reading;
    jest.useRealTimers();
  });

  test.each(['', '{', '{"a":1}}', 'NaN'])('the body %p is rejected as invalid JSON', async (text) => {
    await expect(readJsonBody(post(text), LIMIT)).rejects.toMatchObject({ status: 400 });
  });

  test('a body that is not UTF-8 is rejected', async () => {
    await expect(readJsonBody(post(new Uint8Array([0x22, 0xe9, 0x22])), LIMIT)).rejects.toMatchObject({ status: 400 });
  });
});

describe('the referring page', () => {
  const pageOf = (referer: string) =>
    referringPage(new Request('https://campus.example/', { headers: { host: 'campus.example', referer } }));

  test.each([
    ['https://campus.example/ne/notice/search?q=a', '/ne/notice/search?q=a'],
    ['https://campus.example//evil.example/a', '/evil.example/a'],
    ['https://campus.example/\\\\evil.example', '/evil.example'],
    ['https://evil.example/about', null],
    ['scheme://campus.example/\\evil.example', null],
    ['scheme://campus.example\\evil.example', null],
    ['ftp://campus.example/about', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('the referring page of %s is %s', (referer, expected) => {
    expect(pageOf(referer)).toBe(expected);
  });
});

describe('a refusal', () => {
  /** The copy of the class in another bundle of the same process. */
  async function copyOfRefusal(): Promise<typeof Refusal> {
    let copy: typeof Refusal = Refusal;
    await jest.isolateModulesAsync(async () => {
      copy = (await import('./refusal.ts')).Refusal;
    });
    return copy;
  }

  test('a refusal of another bundle is recognised and becomes its response', async () => {
    const Copy = await copyOfRefusal();
    expect(Copy).not.toBe(Refusal);
    const refused = new Copy(429, 'Too many', { 'Retry-After': '7' });
    expect(refused instanceof Refusal).toBe(true);
    const response = await refusing(() => Promise.reject(refused))(new Request('http://site'));
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  });

  test('another error is not a refusal and is rethrown', async () => {
    expect([new Error('x'), null, 'refusal', { status: 429 }].map((value) => value instanceof Refusal)).toEqual(
      Array(4).fill(false),
    );
    await expect(refusing(() => Promise.reject(new Error('broken')))(new Request('http://site'))).rejects.toThrow(
      'broken',
    );
  });
});

describe('the origin of a request', () => {
  const SITE = 'https://campus.example';

  function passes(headers: Record<string, string>): boolean {
    try {
      requireSameOrigin(new Request(`${SITE}/api`, { method: 'POST', headers }), SITE);
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) return false;
      throw error;
    }
  }

  test.each<Record<string, string>>([
    { origin: SITE },
    { origin: SITE, 'sec-fetch-site': 'same-origin' },
    { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' },
    { referer: `${SITE}/ne/qaa/documents` },
    { referer: 'http://192.168.1.5:3000/qaa', host: '192.168.1.5:3000' },
  ])('a post with %p is accepted as same-origin', (headers) => {
    expect(passes(headers)).toBe(true);
  });

  test.each<Record<string, string>>([
    {},
    { referer: 'https://evil.example/' },
    { referer: `https://evil.example/?${SITE}` },
    { referer: 'campus.example' },
    { referer: `${SITE}/qaa`, 'sec-fetch-site': 'cross-site' },
    { referer: `${SITE}/qaa`, 'sec-fetch-site': 'same-origin' },
    { referer: `${SITE}/qaa`, origin: 'https://evil.example' },
    { referer: `${SITE}/qaa`, origin: 'null' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', host: 'campus.example' },
    { origin: 'https://campus.example.evil.example' },
    { origin: 'http://campus.example' },
    { origin: 'https://campus.example:8443' },
    { origin: SITE, 'sec-fetch-site': 'cross-site' },
    { origin: SITE, 'sec-fetch-site': 'same-site' },
    { origin: SITE, 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ])('a post with %p is rejected as cross-origin', (headers) => {
    expect(passes(headers)).toBe(false);
  });
});

describe('the lite variant', () => {
  test.each([
    [{}, false],
    [{ 'save-data': 'on' }, true],
    [{ 'save-data': 'off' }, false],
    [{ cookie: 'lite=1' }, true],
    [{ cookie: 'a=b; lite=1' }, true],
    [{ cookie: 'lite=0', 'save-data': 'on' }, false],
    [{ cookie: 'lite=yes' }, false],
  ])('whether lite pages are wanted with the headers %p: %p', (headers, expected) =>
    expect(wantsLite(headers)).toBe(expected),
  );

  test('the cookie lasts a year, and is Secure where the site uses HTTPS', () => {
    expect(liteCookie(true, false)).toBe('lite=1; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax');
    expect(liteCookie(false, true)).toMatch(/^lite=0;.*; Secure$/);
  });
});
