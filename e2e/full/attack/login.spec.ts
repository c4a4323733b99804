import { formRefusals, refusals } from '#content/messages/write.ts';
import { expect, test } from '#e2e/support/qaa.ts';
import { credentials, fromPage, rawRequest } from '#e2e/support/raw-request.ts';
import { qaaAccount } from '#e2e/support/servers.ts';

const LOGIN = '/api/qaa/login';
const _wrong = JSON.stringify({ userName: 'someone', qaaPassword: 'wrong' });

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
