import { expect, test } from '#e2e/support/admin.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { formHeaders, sendForm } from '#e2e/support/write.ts';
import { PROGRESS_FORM, WRITE } from '#lib/platform/routes/paths.ts';

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
