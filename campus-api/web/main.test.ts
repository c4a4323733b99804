import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { createAdminServer } from './main.ts';

/** More silent connections than one address may have (lib/platform/limits/connections.ts). */
const MAX_SILENT = 512;

test('idle connections of one address do not block requests', async () => {
  const server = createAdminServer((_, response) => response.end('page'), { trustedProxies: 0 });
  const clients: Socket[] = [];
  try {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (let opened = 0; opened <= MAX_SILENT; opened += 1) {
      const client = connect({ port, host: '127.0.0.1' });
      client.on('error', () => undefined);
      clients.push(client);
      await once(server, 'connection');
    }
    const [oldest] = clients;
    if (oldest && !oldest.closed) await once(oldest.resume(), 'close');
    expect(clients.filter(({ closed }) => closed)).toEqual([oldest]);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('page');
    expect([server.headersTimeout, server.maxConnections]).toEqual([15_000, 4096]);
  } finally {
    for (const client of clients) client.destroy();
    server.closeAllConnections();
    server.close();
  }
});
