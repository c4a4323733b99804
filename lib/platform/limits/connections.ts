import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { minimumRate, type Reading, watchReading } from './minimum-rate.ts';

/** A connection. It counts only while the site waits for its client, never while the client waits for the site. */
interface Connection {
  readonly socket: Socket;
  /** Null: not counted by address. */
  readonly address: Address | null;
  readonly reading: Reading;
  inFlight: number;
  request: IncomingMessage | null;
}

interface Address {
  readonly name: string;
  /** Oldest silent connection first. */
  readonly silent: Set<Connection>;
  connections: number;
}

export interface ConnectionOptions {
  /** Beyond this number, each new connection closes the one that has been silent longest. */
  maxConnections?: number;
  maxSilentPerAddress?: number;
  rate?: typeof minimumRate;
  /** The address by which a connection is counted; null for a proxy, from which all visitors come. */
  addressOf: (socket: Socket) => string | null;
  /** Called for each connection that is closed. */
  onClose?: (why: 'silent' | 'slow') => void;
  now?: () => number;
}

/** Limits the silent connections of a server; an address may have any number of active ones. */
export interface Connections {
  open(socket: Socket): void;
  /** Records a request, which is in flight until its response is closed. */
  trackRequest(request: IncomingMessage, response: ServerResponse): void;
  /** Called about once a second: closes connections that read more slowly than the minimum rate. */
  check(): void;
  /** Milliseconds without a read by the visitor while data is waiting; 0 where none is. */
  stalledFor(socket: Socket): number;
}

/** Mobile connections pause for seconds. */
const STALLED_MS = 5000;

/**
 * Limits silent connections: their clients should send (a request, or the rest of one) or read, and do not. Node's time-outs alone
 * would let thousands of them stay for 15 s each.
 */
export function createConnections({
  maxConnections = 4000,
  maxSilentPerAddress = 512,
  rate = minimumRate,
  addressOf,
  onClose = () => undefined,
  now = () => performance.now(),
}: ConnectionOptions): Connections {
  const all = new Map<Socket, Connection>();
  const silent = new Set<Connection>();
  const addresses = new Map<string, Address>();

  function join(name: string): Address {
    const address = addresses.get(name) ?? { name, silent: new Set(), connections: 0 };
    addresses.set(name, address);
    address.connections += 1;
    return address;
  }

  function leave(address: Address): void {
    address.connections -= 1;
    if (address.connections === 0) addresses.delete(address.name);
  }

  function markBusy(connection: Connection): void {
    silent.delete(connection);
    connection.address?.silent.delete(connection);
  }

  function markSilent(connection: Connection): void {
    markBusy(connection);
    silent.add(connection);
    connection.address?.silent.add(connection);
  }

  function closeOldest(connections: Set<Connection>, except: Connection): void {
    const [oldest] = connections;
    if (!oldest || oldest === except) return;
    markBusy(oldest);
    oldest.socket.destroy();
    onClose('silent');
  }

  return {
    open(socket) {
      const name = addressOf(socket);
      const address = name === null ? null : join(name);
      const reading = watchReading(socket, rate, now());
      const connection: Connection = { socket, address, reading, inFlight: 0, request: null };
      all.set(socket, connection);
      markSilent(connection);
      socket.once('close', () => {
        all.delete(socket);
        markBusy(connection);
        if (address) leave(address);
      });
      if (address && address.silent.size > maxSilentPerAddress) closeOldest(address.silent, connection);
      if (all.size > maxConnections) closeOldest(silent, connection);
    },

    trackRequest(request, response) {
      const connection = all.get(request.socket);
      if (!connection) return;
      connection.inFlight += 1;
      connection.request = request;
      if (hasBody(request)) markSilent(connection);
      else markBusy(connection);
      response.once('close', () => {
        connection.inFlight -= 1;
        if (connection.inFlight === 0 && all.has(request.socket)) markSilent(connection);
      });
    },

    check() {
      const time = now();
      for (const connection of all.values()) {
        const { reading, inFlight, request } = connection;
        reading.sample(time);
        if (reading.isTooSlow()) {
          connection.socket.destroy();
          onClose('slow');
        } else if (inFlight > 0) {
          const isSilent = request?.complete === false || reading.stalledFor(time) >= STALLED_MS;
          if (!isSilent) markBusy(connection);
          else if (!silent.has(connection)) markSilent(connection);
        }
      }
    },

    stalledFor: (socket) => all.get(socket)?.reading.stalledFor(now()) ?? 0,
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const SECOND = 1000;

/** Time-outs of a server against clients that send slowly or only hold a connection; Node checks them each second. */
export const serverTimeouts = {
  headersTimeout: 15 * SECOND,
  requestTimeout: 30 * SECOND,
  connectionsCheckingInterval: SECOND,
} as const;

/** The last resort, for when nearly all connections wait for a response and none can be closed as silent. */
const MAX_CONNECTIONS = 4096;

/** Limits the connections of a server until it is closed. Its requests are passed to `connections.trackRequest`. */
export function limitConnections(server: Server, connections: Connections): void {
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', connections.open);
  const timer = setInterval(connections.check, SECOND).unref();
  server.once('close', () => clearInterval(timer));
}
