import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { receivedBytes } from './minimum-rate.ts';

const MUCH = Buffer.alloc(32 * 1024 * 1024);

test('of one large chunk the bytes that the system has accepted are counted before all of it is accepted', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  const [socket]: Socket[] = await once(server, 'connection');
  if (!socket) throw new Error('no connection');
  client.pause();
  socket.write(MUCH);
  await new Promise(setImmediate);
  const before = receivedBytes(socket);
  expect(before).toBeLessThan(MUCH.length);
  expect(socket.writableLength).toBe(MUCH.length);
  client.resume();
  await once(client, 'data');
  while (receivedBytes(socket) === before) await once(client, 'data');
  while (receivedBytes(socket) < MUCH.length) await once(client, 'data');
  client.destroy();
  socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
