import { formRefusals } from '#content/messages/form-refusals.ts';
import { refusals } from '#content/messages/refusals.ts';
import { expect, newClientAddress, test } from '#e2e/support/qaa.ts';
import { credentials, fromPage, rawRequest } from '#e2e/support/raw-request.ts';
import { qaaAccount } from '#e2e/support/servers.ts';

const LOGIN = '/api/qaa/login';
const wrong = JSON.stringify({ userName: 'someone', qaaPassword: 'wrong' });

test('a POST from another origin is rejected without an upstream request', async ({
  qaa: { site, upstream },
  address,
}) => {
  const page = fromPage(site.url, address);
  const { origin: _, ...nowhere } = page;
  const loginRequests = () => upstream.seen.filter((url) => url === '/login/qaaLogin').length;
  const before = loginRequests();
  const senders = [
    { ...page, origin: 'https://evil.example' },
    { ...page, origin: 'null' },
    { ...page, 'sec-fetch-site': 'cross-site' },
    { ...page, 'sec-fetch-site': 'same-site' },
    { ...page, 'sec-fetch-site': 'none' },
    { ...page, origin: `${site.url}.evil.example` },
    { ...page, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    nowhere,
    { ...nowhere, referer: 'https://evil.example/' },
    { ...nowhere, 'sec-fetch-site': 'cross-site', referer: `${site.url}/qaa` },
  ];
  for (const headers of senders) {
    for (const path of [LOGIN, '/api/qaa/logout', '/api/qaa/form/login', '/api/qaa/form/logout']) {
      const { status, headers: received } = await rawRequest(site.url, path, {
        method: 'POST',
        headers,
        body: credentials,
      });
      expect([path, status]).toEqual([path, 403]);
      expect(received['set-cookie']).toBeUndefined();
      expect(received['content-type']).toContain(path.includes('/form/') ? 'text/html' : 'application/json');
    }
  }
  expect(loginRequests()).toBe(before);
});

test('a rejected login form responds with a page in both languages', async ({ qaa: { site }, address }) => {
  const { 'content-type': _, ...page } = fromPage(site.url, address);
  const form = { ...page, 'content-type': 'application/x-www-form-urlencoded' };
  const cases: [Record<string, string>, string, number, Record<'en' | 'ne', string>][] = [
    [{ ...form, origin: 'https://evil.example' }, 'userName=a&qaaPassword=b', 403, formRefusals.elsewhere],
    [form, 'userName=committee', 400, formRefusals.incomplete],
    [page, 'x', 415, formRefusals.unreadable],
    [form, `userName=a&qaaPassword=${'x'.repeat(10_000)}`, 413, refusals.body],
    [form, `userName=a&qaaPassword=${'x'.repeat(70_000)}`, 413, refusals.body],
  ];
  for (const [headers, body, expected, words] of cases) {
    const reply = await rawRequest(site.url, '/api/qaa/form/login', { method: 'POST', headers, body });
    expect([body.slice(0, 20), reply.status]).toEqual([body.slice(0, 20), expected]);
    expect(reply.headers['content-type']).toContain('text/html');
    const text = reply.body.toString();
    for (const part of ['<title>', `<h1>${formRefusals.heading.en}</h1>`, words.en, words.ne]) {
      expect([part, text.includes(part)]).toEqual([part, true]);
    }
  }
});

test('a browser that sends neither Origin nor Sec-Fetch-Site can log in if its Referer is a page of the site', async ({
  qaa: { site },
  address,
}) => {
  const headers = {
    'x-forwarded-for': address,
    referer: `${site.url}/qaa/documents`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = `userName=${qaaAccount.user}&qaaPassword=${qaaAccount.password}`;
  const reply = await rawRequest(site.url, '/api/qaa/form/login', { method: 'POST', headers, body });
  expect(reply.status).toBe(303);
  expect(String(reply.headers['set-cookie'])).toContain('__Host-');
});

test('only POST logs in or out', async ({ qaa: { site }, address }) => {
  for (const path of [LOGIN, '/api/qaa/logout', '/api/qaa/form/login', '/api/qaa/form/logout']) {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const { status, headers } = await rawRequest(
        site.url,
        `${path}?userName=committee&qaaPassword=e2e-only-password`,
        {
          method,
          headers: fromPage(site.url, address),
        },
      );
      expect([path, method, status]).toEqual([path, method, 405]);
      expect(headers['set-cookie']).toBeUndefined();
    }
  }
});

test('a malformed login is rejected with a sentence', async ({ qaa: { site }, address }) => {
  const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`;
  const cases: [string, number, string?][] = [
    ['', 400],
    ['{', 400],
    ['null', 400],
    ['[]', 400],
    ['"committee"', 400],
    [deep, 400],
    ['{"userName":"committee"}', 400],
    ['{"userName":["committee"],"qaaPassword":"x"}', 400],
    ['{"userName":"committee","qaaPassword":{"$ne":""}}', 400],
    ['{"userName":"committee","qaaPassword":true}', 400],
    ['{"userName":"  ","qaaPassword":"x"}', 400],
    ['{"__proto__":{"userName":"committee","qaaPassword":"e2e-only-password"}}', 400],
    ['{"constructor":{"prototype":{"userName":"x"}}}', 400],
    [JSON.stringify({ userName: 'committee', qaaPassword: 'x'.repeat(10_000) }), 413],
    [credentials, 415, 'text/plain'],
    ['userName=committee&qaaPassword=e2e-only-password', 415, 'application/x-www-form-urlencoded'],
    [credentials, 415, 'multipart/form-data; boundary=x'],
    [credentials, 415, ''],
  ];
  for (const [body, expected, type = 'application/json'] of cases) {
    const headers = { ...fromPage(site.url, address), 'content-type': type };
    const reply = await rawRequest(site.url, LOGIN, { method: 'POST', headers, body });
    expect([body.slice(0, 60), type, reply.status]).toEqual([body.slice(0, 60), type, expected]);
    expect(JSON.parse(reply.body.toString()).message).toMatch(/\.$/);
    expect(reply.headers['set-cookie']).toBeUndefined();
  }
});

test('a login with a huge body is rejected before it is read', async ({ qaa: { site }, address }) => {
  const headers = { ...fromPage(site.url, address), 'content-length': String(400 * 1024 * 1024) };
  const { hostname, port } = new URL(site.url);
  const { request } = await import('node:http');
  const status = await new Promise<number>((resolve, reject) => {
    const outgoing = request({ hostname, port, path: LOGIN, method: 'POST', headers, agent: false }, (response) => {
      resolve(response.statusCode ?? 0);
      outgoing.destroy();
    });
    outgoing.on('error', reject);
    outgoing.write('{');
  });
  expect(status).toBe(413);
});

test('a long password is not truncated', async ({ qaa: { site }, address }) => {
  const body = JSON.stringify({ userName: 'committee', qaaPassword: `e2e-only-password${' '.repeat(60)}` });
  expect(
    (await rawRequest(site.url, LOGIN, { method: 'POST', headers: fromPage(site.url, address), body })).status,
  ).toBe(401);
});

test('repeated logins are delayed without upstream requests or effect on other visitors', async ({
  qaa: { site, upstream },
  address,
}) => {
  const attempt = (from: string, body: string) =>
    rawRequest(site.url, LOGIN, { method: 'POST', headers: fromPage(site.url, from), body });
  for (let round = 0; round < 5; round += 1) expect((await attempt(address, wrong)).status).toBe(401);
  const before = upstream.seen.length;
  const spoofed = `${newClientAddress()}, ${address}`;
  const replies = await Promise.all(
    [address, spoofed].flatMap((from) => Array.from({ length: 10 }, () => attempt(from, wrong))),
  );
  // The first delay is a second, which may have passed on a slow machine: then one more attempt and a longer delay.
  const limited = replies.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThanOrEqual(replies.length - 1);
  for (const { headers, body } of limited) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(body.toString()).message).toContain('Too many attempts');
  }
  expect(upstream.seen.length).toBeLessThanOrEqual(before + 1);
  expect((await attempt(newClientAddress(), credentials)).status).toBe(200);
});

test('the log records login results without names, addresses or secrets', async ({ qaa: { site } }) => {
  // From a network that no other test uses.
  const headers = fromPage(site.url, '198.51.100.77');
  await rawRequest(site.url, LOGIN, { method: 'POST', headers, body: wrong });
  await rawRequest(site.url, LOGIN, { method: 'POST', headers, body: credentials });
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('"198.51.100.0"') && line.includes('qaa login'));
  expect(lines.map((line) => JSON.parse(line).result)).toEqual(['refused', 'accepted']);
  expect(site.output()).not.toMatch(/e2e-only-password|someone|committee"|Fe26|198\.51\.100\.77/);
});

test('only a sealed note can put a message on the page', async ({ qaa: { site } }) => {
  for (const note of [
    'Call+us+at+evil.example',
    '%7B%22note%22%3A%22refused%22%2C%22message%22%3A%22evil.example%22%7D',
    'x'.repeat(9000),
  ]) {
    const { status, body } = await rawRequest(site.url, `/qaa/documents?note=${note}`);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toMatch(/role="alert"[^>]*>[^<]*evil/);
  }
});
