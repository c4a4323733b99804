import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';

const SILENT = 4300;

/** Sends a request from another address of this machine; returns the status, 0 without a response. */
function statusOf(url: string, path: string): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(new URL(path, url), { localAddress: '127.0.0.2', family: 4, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve(0));
    });
    outgoing.on('error', () => resolve(0)).end();
  });
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => resolve(socket)).resume();
  });
}

test('thousands of silent connections of one address leave other addresses unaffected', async () => {
  const site = await startSite(process.env.E2E_CAMPUS_API ?? '', { HOST: '127.0.0.1', METRICS_SECRET: 'watcher' });
  const silent: Socket[] = [];
  try {
    const port = Number(new URL(site.url).port);
    const statuses: number[] = [];
    while (silent.length < SILENT) {
      silent.push(...(await Promise.all(Array.from({ length: 100 }, () => open(port)))));
      for (const path of ['/notice', '/api/health/live']) statuses.push(await statusOf(site.url, path));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const metrics = await fetch(`${site.url}/api/metrics`, { headers: { authorization: 'Bearer watcher' } });
    expect(await metrics.text()).toMatch(/^site_connections_closed_total\{why="silent"\} 3\d{3}$/m);
  } finally {
    for (const socket of silent) socket.destroy();
    await site.stop();
  }
});
