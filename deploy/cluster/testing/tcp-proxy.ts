import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What instances reach Redis by, with the faults of a network. */
export interface TcpProxy {
  readonly url: string;
  /** Nothing comes through, and no connection is closed; what was sent comes later, as TCP has it. */
  hold(): void;
  /** Every connection breaks in the middle of an answer. */
  cut(): void;
  mend(): void;
}

/** A TCP proxy to a server of the loopback. */
export async function startTcpProxy(to: string): Promise<TcpProxy> {
  const port = Number(new URL(to).port);
  let isCut = false;
  let isHeld = false;
  const sockets = new Set<Socket>();

  function carry(from: Socket, other: Socket, give: (bytes: Buffer) => void): void {
    sockets.add(from);
    if (isHeld) from.pause();
    from.on('data', give);
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
      if (isCut) instance.end(bytes.subarray(0, bytes.length / 2));
      else instance.write(bytes);
    });
  });
  server.unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');

  return {
    url: `redis://127.0.0.1:${address.port}`,
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    cut() {
      isCut = true;
    },
    mend() {
      isCut = false;
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
