import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The connection of instances to Redis, with the faults of a network. */
export interface TcpProxy {
  readonly url: string;
  /** Stops all traffic and closes no connection; data sent meanwhile arrives later, as with TCP. */
  stall(): void;
  /** Closes every connection in the middle of a reply. */
  truncate(): void;
  restore(): void;
}

/** A TCP proxy to a server of the loopback. */
export async function startTcpProxy(to: string): Promise<TcpProxy> {
  const port = Number(new URL(to).port);
  let isTruncating = false;
  let isStalled = false;
  const sockets = new Set<Socket>();

  function carry(from: Socket, other: Socket, write: (bytes: Buffer) => void): void {
    sockets.add(from);
    if (isStalled) from.pause();
    from.on('data', write);
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      other.destroy();
    });
  }

  const server = createServer((instance) => {
    const redis = connect(port, '127.0.0.1');
    carry(instance, redis, (bytes) => redis.write(bytes));
    carry(redis, instance, (bytes) => {
      if (isTruncating) instance.end(bytes.subarray(0, bytes.length / 2));
      else instance.write(bytes);
    });
  });
  server.unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');

  return {
    url: `redis://127.0.0.1:${address.port}`,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    truncate() {
      isTruncating = true;
    },
    restore() {
      isTruncating = false;
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
