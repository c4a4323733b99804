import { messagesIn } from '#content/messages/index.ts';
import { expect, test } from '#e2e/support/admin.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { formHeaders, openForm, sendForm } from '#e2e/support/write.ts';
import { PROGRESS_FORM, WRITE, WRITE_FORM } from '#lib/platform/routes/paths.ts';

const { write: words } = messagesIn('ne');

test('an enquiry form from another origin is rejected', async ({ servers: { site } }) => {
  const own = formHeaders(site.url);
  const { origin: _, ...nowhere } = own;
  const stamp = await openForm(site.url);
  for (const headers of [
    { ...own, origin: 'https://evil.example' },
    { ...own, origin: 'null' },
    { ...own, 'sec-fetch-site': 'cross-site' },
    { ...own, 'sec-fetch-site': 'same-site' },
    { ...own, origin: `${site.url}.evil.example` },
    nowhere,
  ]) {
    const { status, headers: received } = await sendForm(site.url, { text: 'a', stamp }, headers);
    expect([JSON.stringify(headers), status]).toEqual([JSON.stringify(headers), 403]);
    expect(received['content-type']).toContain('text/html');
    expect(received.location).toBeUndefined();
  }
});

test('only a POST of a form of limited size is accepted', async ({ servers: { site } }) => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'])
    expect((await rawRequest(site.url, WRITE_FORM, { method })).status, method).toBe(405);
  const own = formHeaders(site.url);
  const post = (headers: Record<string, string>, body: string) =>
    rawRequest(site.url, WRITE_FORM, { method: 'POST', headers, body });
  expect((await post({ ...own, 'content-type': 'application/json' }, '{}')).status).toBe(415);
  expect((await post({ ...own, 'content-type': 'text/plain' }, 'text=a')).status).toBe(415);
  expect((await post(own, `text=${'a'.repeat(50_000)}`)).status).toBe(413);
  expect((await post({ ...own, 'transfer-encoding': 'chunked' }, `text=${'a'.repeat(300_000)}`)).status).toBe(413);
  expect((await post(own, 'text=%ff%fe')).status).toBe(422);
  expect((await post(own, Buffer.from([0x74, 0x3d, 0xff]).toString('latin1'))).status).toBe(422);
});

test('input is echoed as text, to the sender only, and no cookie is set', async ({ servers: { site } }) => {
  const attack = `</textarea><script>alert(1)</script>"'><img src=x onerror=alert(1)> {{title}} $& <div data-fragment=""></div>`;
  const { status, headers, body } = await sendForm(site.url, {
    text: attack,
    name: attack,
    email: attack,
    phone: attack,
    kind: attack,
    locale: attack,
    stamp: attack,
  });
  const html = body.toString();
  expect(status).toBe(422);
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(headers['content-security-policy']).not.toContain('nonce-');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;');
  expect(html.match(/<textarea/g)).toHaveLength(1);
  // The next visitor receives none of it either.
  expect(await (await fetch(`${site.url}${WRITE}`)).text()).not.toContain('alert(1)');
});

test('a stamp that is forged, too fresh or of another form is rejected', async ({ servers: { site } }) => {
  const stamp = await openForm(site.url);
  for (const forged of ['', 'x', `${stamp}x`, `z${stamp}`, stamp.replace('.', '-'), makeForgedStamp()]) {
    const { status, body } = await sendForm(site.url, { text: 'a', stamp: forged });
    expect([forged, status]).toEqual([forged, 422]);
    expect(body.toString()).toContain(words.again.old);
  }
  const fresh = await (await fetch(`${site.url}${WRITE}`)).text();
  const [, value = ''] = /name="stamp" value="([^"]+)"/.exec(fresh) ?? [];
  const early = await sendForm(site.url, { text: 'a', stamp: value });
  expect([early.status, early.body.toString().includes(words.again.early)]).toEqual([422, true]);
  const trapped = await sendForm(site.url, { text: 'a', stamp, website: 'http://spam.example' });
  expect([trapped.status, trapped.body.toString().includes(words.again.trapped)]).toEqual([422, true]);
});

const makeForgedStamp = () => `${(Date.now() - 5000).toString(36)}-${'A'.repeat(22)}.${'A'.repeat(22)}`;

test('a reference number in the address cannot be forged, and a form sent three times is one enquiry', async ({
  servers: { site },
}) => {
  for (const forged of ['K7M2-94QX', 'K7M2-94QX-office.AAAAAAAAAAAAAAAAAAAAAA', '<b>1</b>', 'x'.repeat(2000)]) {
    const html = await (await fetch(`${site.url}${WRITE}?sent=${encodeURIComponent(forged)}`)).text();
    expect([forged, html.includes('name="stamp"'), html.includes('K7M2-94QX')]).toEqual([forged, true, false]);
  }
  const stamp = await openForm(site.url);
  const sent = await Promise.all([1, 2, 3].map(() => sendForm(site.url, { text: 'एकपटक', stamp })));
  expect(new Set(sent.map(({ status, headers }) => `${status} ${headers.location}`)).size).toBe(1);
  expect(sent[0]?.status).toBe(303);
  expect(sent[0]?.headers.location).toMatch(/^\/ne\/contact\/write\?sent=/);
});

test('the state of an enquiry is sent only to the site’s own form, with its input escaped', async ({
  servers: { site },
}) => {
  const own = formHeaders(site.url);
  const lookUp = (reference: string, headers = own) =>
    rawRequest(site.url, PROGRESS_FORM, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ locale: 'ne', reference }).toString(),
    });
  const elsewhere = await lookUp('K7M2-94QX', { ...own, origin: 'https://evil.example' });
  expect([elsewhere.status, elsewhere.body.toString().includes('K7M2')]).toEqual([403, false]);
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await rawRequest(site.url, PROGRESS_FORM, { method })).status, method).toBe(405);
  const attack = '"><img src=x onerror=alert(1)>{{title}}';
  const { status, headers, body } = await lookUp(attack);
  expect(status).toBe(422);
  expect(headers['cache-control']).toContain('no-store');
  expect(body.toString()).toContain('value="&quot;&gt;&lt;img src=x');
  expect(body.toString()).not.toContain('<img src=x');
  expect(await (await fetch(`${site.url}/ne${WRITE}`)).text()).not.toContain('onerror');
});
