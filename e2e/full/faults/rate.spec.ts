import type { RunningServer } from '#e2e/support/process.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';

test.describe.configure({ mode: 'serial' });

let site: RunningServer;

test.beforeAll(async () => {
  site = await startSite(process.env.E2E_CAMPUS_API ?? '', { API_RATE_LIMIT: '5', TRUST_PROXY: '1' });
});
test.afterAll(() => site.stop());

const request = (path: string, address: string) =>
  fetch(`${site.url}${path}`, { headers: { 'x-forwarded-for': address } });

async function statuses(path: string, address: string, times: number) {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const reply = await request(path, address);
    await reply.body?.cancel();
    seen.push(reply.status);
  }
  return seen;
}

test('an address over the limit of an endpoint gets 429 with Retry-After, and no other address does', async () => {
  // More than the limit of a minute: a new minute during the test allows as many again.
  expect(await statuses('/api/notices', '10.1.0.1', 12)).toContain(429);
  for (const path of ['/api/visits', '/api/qaa/documents', '/api/no-such-endpoint']) {
    const reply = await request(path, '10.1.0.1');
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.json()).toEqual({ message: expect.stringContaining('Too many requests') });
  }
  const search = await request('/ne/notice/search?q=a', '10.1.0.1');
  expect([search.status, await search.text()]).toEqual([429, expect.stringContaining('मिनेट')]);
  expect(await statuses('/api/notices', '10.1.0.2', 1)).toEqual([200]);
  expect(await statuses('/notice', '10.1.0.1', 8)).toEqual(Array(8).fill(200));
  expect(await statuses('/api/health/ready', '10.1.0.1', 8)).toEqual(Array(8).fill(200));
});

test('forwarded addresses beyond the trusted proxy do not count', async () => {
  expect(await statuses('/api/notices', '10.9.9.9, 10.1.0.3', 12)).toContain(429);
  expect(await statuses('/api/notices', '10.1.0.3', 1)).toEqual([429]);
  expect(await statuses('/api/notices', '10.9.9.9', 1)).toEqual([200]);
});

test('an address over the limit with random URLs gets 429 for those, and other pages as usual', async () => {
  expect(await statuses('/gallery/made-up', '10.1.0.4', 14)).toContain(429);
  expect(await statuses('/files/made-up.pdf', '10.1.0.4', 1)).toEqual([429]);
  expect(await statuses('/gallery', '10.1.0.4', 8)).toEqual(Array(8).fill(200));
  expect(await statuses('/gallery/1', '10.1.0.5', 8)).toEqual(Array(8).fill(200));
});
