import type { Behaviour } from '../../lib/campus/testing/behaviours.ts';
import { knock } from '../support/knock.ts';
import { startSite } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';
import { startUnrulyUpstream } from '../support/unruly-upstream.ts';

/** Files under way at once. */
const MOST = 512;

/** The beginning of a file, and a little more of it every second, without end. */
const slowly: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/pdf' });
  response.write('%PDF-');
  const timer = setInterval(() => response.write(' '), 1000);
  response.once('close', () => clearInterval(timer));
};

test('an address that holds all places for files keeps nobody from elsewhere out, and reads everything else', async () => {
  const upstream = await startUnrulyUpstream(process.env.E2E_CAMPUS_API ?? '');
  const site = await startSite(upstream.url, { TRUST_PROXY: '1', METRICS_SECRET: 'watcher' });
  const leave = new AbortController();
  const get = (path: string, address: string) =>
    fetch(`${site.url}${path}`, { headers: { 'x-forwarded-for': address }, signal: leave.signal });
  const transfers = async () => {
    const reply = await knock(site.url, '/api/metrics', { headers: { authorization: 'Bearer watcher' } });
    return Number(/^site_file_transfers (\d+)$/m.exec(reply.body.toString())?.[1]);
  };
  try {
    upstream.behave(slowly, /^\/images\//);
    for (let held = 0; held < MOST; held += 64) {
      const replies = await Promise.all(Array.from({ length: 64 }, () => get('/files/large.pdf', '10.2.0.1')));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const refused = await get('/files/profile/large.jpg', '10.2.0.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await refused.text()).toMatch(/Too many files.*\n.*फाइल/);
    expect((await get('/notice', '10.2.0.1')).status).toBe(200);
    expect((await get('/files/large.pdf', '10.2.0.2')).status).toBe(200);
    expect(await transfers()).toBe(MOST);

    leave.abort();
    await expect.poll(transfers).toBe(0);
  } finally {
    await site.stop();
    await upstream.shut();
  }
});
