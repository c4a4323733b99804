import { messagesIn } from '#content/messages/index.ts';
import { withFaultySite } from '#e2e/support/faulty-site.ts';
import { expect, test } from '#e2e/support/test.ts';
import { hang, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';

test.describe.configure({ mode: 'serial' });

const { states, home } = messagesIn('en');
const { upstream, site } = withFaultySite({ UPSTREAM_TIMEOUT_MS: '1000' }, statusReply(500));

test('a block without content shows an error, within a complete page', async () => {
  const reply = await fetch(`${site.url}/`);
  const html = await reply.text();
  expect(reply.status).toBe(200);
  expect(html).toContain(home.history);
  expect(html).toContain(states.error);
  expect(html).not.toContain(states.noNotice);
});

test('a page with a failed part is cached neither by servers nor by devices', async () => {
  for (const path of ['/', '/ne', '/about', '/contact']) {
    for (const headers of [{ 'save-data': 'off' }, { 'save-data': 'on' }]) {
      const reply = await fetch(`${site.url}${path}`, { headers });
      expect([path, reply.status, reply.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
  }
});

test('a page without content is an uncached 503 with header and footer', async () => {
  for (const path of ['/staff', '/ne/staff']) {
    const reply = await fetch(`${site.url}${path}`);
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('30');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const html = await reply.text();
    expect(html).toContain(messagesIn(path === '/staff' ? 'en' : 'ne').states.error);
    expect(html).toContain('<footer');
    expect((await fetch(`${site.url}${path}`, { method: 'HEAD' })).status).toBe(503);
  }
});

test('a made-up address is 404 while the campus API fails', async () => {
  expect((await fetch(`${site.url}/made-up`)).status).toBe(404);
});

test('the page of a record that may exist is 503 while the campus API fails', async () => {
  const reply = await fetch(`${site.url}/gallery/1`);
  expect(reply.status).toBe(503);
  expect(await reply.text()).toContain(states.errorPage);
});

test('a page without content is 503 while the campus API hangs', async () => {
  upstream.behave(hang);
  expect((await fetch(`${site.url}/keyStaff`)).status).toBe(503);
});

test('once the campus API responds again no page shows the error', async () => {
  test.slow();
  upstream.behave(statusReply(500));
  for (const path of ['/', '/about']) await fetch(`${site.url}${path}`);
  upstream.behave(null);
  // The first request after the pause closes the circuit breaker, also that for the visit counter.
  await expect(async () => expect((await fetch(`${site.url}/api/visits`)).status).toBe(200)).toPass({
    timeout: 60_000,
  });
  await new Promise((resolve) => setTimeout(resolve, 6000));
  for (const path of ['/', '/about']) {
    const html = await (await fetch(`${site.url}${path}`)).text();
    expect([path, html.includes(states.error)]).toEqual([path, false]);
  }
});

test('a page without content recovers when the campus API is back', async () => {
  upstream.behave(null);
  await expect(async () => {
    const reply = await fetch(`${site.url}/staff`);
    expect(reply.status).toBe(200);
    expect(await reply.text()).not.toContain(states.error);
    expect(await (await fetch(`${site.url}/`)).text()).not.toContain(states.error);
  }).toPass({ timeout: 60_000 });
});
