import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { receivedBytes } from './minimum-rate.ts';

const LARGE_CHUNK = Buffer.alloc(32 * 1024 * 1024);

test('the accepted bytes of one large chunk are counted before all of it is accepted', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  const [socket]: Socket[] = await once(server, 'connection');
  if (!socket) throw new Error('no connection');
  client.pause();
  socket.write(LARGE_CHUNK);
  await new Promise(setImmediate);
  const before = receivedBytes(socket);
  expect(before).toBeLessThan(LARGE_CHUNK.length);
  expect(socket.writableLength).toBe(LARGE_CHUNK.length);
  client.resume();
  await once(client, 'data');
  while (receivedBytes(socket) === before) await once(client, 'data');
  while (receivedBytes(socket) < LARGE_CHUNK.length) await once(client, 'data');
  client.destroy();
  socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
