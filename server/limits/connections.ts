import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#lib/http/client-ip.ts';
import { metrics } from '#lib/metrics/index.ts';
import { parseEnvironment } from '#lib/runtime/environment/schema.ts';
import { leastRate, type Reading, watchReading } from './minimum-rate.ts';

/** Whose turn it is on a connection decides whether it counts: one on which the site owes an answer never does. */
interface Connection {
  readonly socket: Socket;
  /** Null: counted by nobody. */
  readonly address: Address | null;
  readonly reading: Reading;
  underWay: number;
  request: IncomingMessage | null;
}

interface Address {
  /** In the order in which they fell silent. */
  readonly silent: Set<Connection>;
  connections: number;
}

export interface ConnectionOptions {
  /** Of all connections; beyond it the silent one that has been so for longest is closed for each that comes. */
  most?: number;
  /** Of the silent ones of one address. */
  mostSilent?: number;
  rate?: typeof leastRate;
  /** Whom to count a connection by; null: by nobody, as all visitors of a proxy come from it. */
  addressOf: (socket: Socket) => string | null;
  /** Hears of each connection that is closed. */
  onClose?: (why: 'silent' | 'slow') => void;
  now?: () => number;
}

/** The connections of a server, bounded by their silence: how many readers an address has does not count. */
export interface Connections {
  open(socket: Socket): void;
  /** A request has come, and is under way until its answer is through. */
  ask(request: IncomingMessage, response: ServerResponse): void;
  /** To be called about once a second: sees who does not read, and closes those below the least rate. */
  look(): void;
  /** Milliseconds for which the other side has taken nothing of what waits; 0 where nothing does. */
  stalledFor(socket: Socket): number;
}

/** A line may have pauses of seconds. */
const STALLED_MS = 5000;

/**
 * A connection is silent while its other side is to say something (a request, the rest of one) or to read, and does not. Ahead of Node's
 * time-outs, which let each of thousands stay for 15 s.
 */
export function createConnections({
  most = 4000,
  mostSilent = 512,
  rate = leastRate,
  addressOf,
  onClose = () => undefined,
  now = () => performance.now(),
}: ConnectionOptions): Connections {
  const all = new Map<Socket, Connection>();
  const silent = new Set<Connection>();
  const addresses = new Map<string, Address>();

  function join(name: string): Address {
    const address = addresses.get(name) ?? { silent: new Set(), connections: 0 };
    addresses.set(name, address);
    address.connections += 1;
    return address;
  }

  function leave(name: string, address: Address): void {
    address.connections -= 1;
    if (address.connections === 0) addresses.delete(name);
  }

  function beBusy(connection: Connection): void {
    silent.delete(connection);
    connection.address?.silent.delete(connection);
  }

  function beSilent(connection: Connection): void {
    beBusy(connection);
    silent.add(connection);
    connection.address?.silent.add(connection);
  }

  function closeOldest(of: Set<Connection>, butFor: Connection): void {
    const [oldest] = of;
    if (!oldest || oldest === butFor) return;
    beBusy(oldest);
    oldest.socket.destroy();
    onClose('silent');
  }

  return {
    open(socket) {
      const name = addressOf(socket);
      const address = name === null ? null : join(name);
      const reading = watchReading(socket, rate, now());
      const connection: Connection = { socket, address, reading, underWay: 0, request: null };
      all.set(socket, connection);
      beSilent(connection);
      socket.once('close', () => {
        all.delete(socket);
        beBusy(connection);
        if (name !== null && address) leave(name, address);
      });
      if (address && address.silent.size > mostSilent) closeOldest(address.silent, connection);
      if (all.size > most) closeOldest(silent, connection);
    },

    ask(request, response) {
      const connection = all.get(request.socket);
      if (!connection) return;
      connection.underWay += 1;
      connection.request = request;
      if (hasBody(request)) beSilent(connection);
      else beBusy(connection);
      response.once('close', () => {
        connection.underWay -= 1;
        if (connection.underWay === 0 && all.has(request.socket)) beSilent(connection);
      });
    },

    look() {
      const time = now();
      for (const connection of all.values()) {
        const { reading, underWay, request } = connection;
        reading.look(time);
        if (reading.isTooSlow()) {
          connection.socket.destroy();
          onClose('slow');
        } else if (underWay > 0) {
          const isSilent = request?.complete === false || reading.stalledFor(time) >= STALLED_MS;
          if (!isSilent) beBusy(connection);
          else if (!silent.has(connection)) beSilent(connection);
        }
      }
    },

    stalledFor: (socket) => all.get(socket)?.reading.stalledFor(now()) ?? 0,
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const { trustProxy } = parseEnvironment(process.env);

/** The connections of the site's server. */
export const connections = createConnections({
  // All visitors of a proxy come from it; it has bounds of its own (deploy/nginx.conf).
  addressOf: ({ remoteAddress = '' }) => (trustProxy > 0 ? null : networkOf(remoteAddress)),
  onClose: (why) => metrics.connectionsClosed.inc({ why }),
});
