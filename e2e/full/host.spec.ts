import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';

test('with HOST=127.0.0.1 behind a proxy on the same machine, pages, redirects and searches work', async () => {
  const site = await startSite(process.env.E2E_CAMPUS_API ?? '', { HOST: '127.0.0.1' });
  try {
    const local = site.url.replace('localhost', '127.0.0.1');
    const get = (path: string) => fetch(`${local}${path}`, { redirect: 'manual' });
    for (const path of ['/', '/ne/notice', '/notice/search?q=exam'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect((await get('/no-such-page')).status).toBe(404);
    const moved = await get('/NOTICE');
    expect([moved.status, new URL(moved.headers.get('location') ?? '', local).pathname]).toEqual([308, '/notice']);
  } finally {
    await site.stop();
  }
});
