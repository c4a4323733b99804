import { startFaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import type { Behaviour } from '#lib/site/campus-client/testing/behaviours.ts';

/** More than a single reader needs: many visitors behind one address. */
const TRANSFERS = 96;

/** Sends the beginning of a file, and one more byte every second, without end. */
const slowly: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/pdf' });
  response.write('%PDF-');
  const timer = setInterval(() => response.write(' '), 1000);
  response.once('close', () => clearInterval(timer));
};

test('an address with many open transfers blocks no other address, and can read everything else', async () => {
  const upstream = await startFaultyUpstream();
  const site = await startSite(upstream.url, { TRUST_PROXY: '1', METRICS_SECRET: 'watcher' });
  const leave = new AbortController();
  const get = (path: string, address: string) =>
    fetch(`${site.url}${path}`, { headers: { 'x-forwarded-for': address }, signal: leave.signal });
  const transfers = async () => {
    const reply = await rawRequest(site.url, '/api/metrics', { headers: { authorization: 'Bearer watcher' } });
    return Number(/^site_file_transfers (\d+)$/m.exec(reply.body.toString())?.[1]);
  };
  try {
    upstream.behave(slowly, /^\/images\//);
    const replies = await Promise.all(Array.from({ length: TRANSFERS }, () => get('/files/large.pdf', '10.2.0.1')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await get('/notice', '10.2.0.1')).status).toBe(200);
    expect((await get('/files/large.pdf', '10.2.0.2')).status).toBe(200);
    expect(await transfers()).toBe(TRANSFERS + 1);

    leave.abort();
    await expect.poll(transfers).toBe(0);
  } finally {
    await site.stop();
    await upstream.shut();
  }
});
