import { refusals } from '#content/messages/write.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { isFileRoute } from '#lib/platform/routes/match.ts';
import type { Handled } from '../finish/handled.ts';
import { connections } from '../http/connections.ts';
import type { VisitorRequestContext } from '../http/request-context.ts';
import { type RequestRefusal, refusalResponse } from './refuse.ts';

/** Each transfer holds one connection to the visitor and one to the campus API until it ends. */
const MAX_TRANSFERS = 512;
/** Mobile connections pause for seconds. */
const STALLED_MS = 5000;

/** A visitor who downloads a file. */
interface Reader {
  address: string;
  /** Milliseconds since data was last read. */
  stalledFor(): number;
  /** Aborts the transfer. */
  stop(): void;
}

const TOO_BUSY: RequestRefusal = { status: 503, words: refusals.tooBusy, headers: { 'retry-after': '10' } };

/** Downloads in progress. */
export interface Transfers {
  /** Begins a transfer. @returns the function that ends it; null where there are too many */
  begin(reader: Reader): (() => void) | null;
}

/**
 * Limits all transfers together, not those of one IP address, which thousands of phones may share. At the limit, a stalled transfer
 * is stopped; if none is stalled, the oldest one of the IP address that has the most, unless the newcomer is from there.
 */
export function createTransfers(max = MAX_TRANSFERS): Transfers {
  const all = new Set<Reader>();
  const byAddress = new Map<string, Set<Reader>>();

  const countOf = (address: string) => byAddress.get(address)?.size ?? 0;

  function add(reader: Reader): void {
    const readers = byAddress.get(reader.address) ?? new Set();
    byAddress.set(reader.address, readers.add(reader));
    all.add(reader);
    metrics.transfers.set(all.size);
  }

  function remove(reader: Reader): void {
    const readers = byAddress.get(reader.address);
    readers?.delete(reader);
    if (readers?.size === 0) byAddress.delete(reader.address);
    all.delete(reader);
    metrics.transfers.set(all.size);
  }

  function findStalled(): Reader | null {
    const [slowest] = [...all].sort((a, b) => b.stalledFor() - a.stalledFor());
    return slowest && slowest.stalledFor() >= STALLED_MS ? slowest : null;
  }

  /** The oldest transfer of the IP address that has the most; null where that is not more than `address` would have. */
  function findOfBusiestAddress(address: string): Reader | null {
    const [readers] = [...byAddress.values()].sort((a, b) => b.size - a.size);
    const [first] = readers ?? [];
    return first && countOf(first.address) > countOf(address) + 1 ? first : null;
  }

  return {
    begin(reader) {
      if (all.size >= max) {
        const displaced = findStalled() ?? findOfBusiestAddress(reader.address);
        if (!displaced) return null;
        remove(displaced);
        displaced.stop();
      }
      add(reader);
      return () => remove(reader);
    },
  };
}

const transfers = createTransfers();

/** Handler: counts a download; refuses it at the limit. */
export function limitTransfers(context: VisitorRequestContext): Handled | null {
  const { request, response, route, clientIp } = context;
  if (!isFileRoute(route)) return null;
  const { socket } = request;
  const end = transfers.begin({
    address: clientIp,
    stalledFor: () => connections.stalledFor(socket),
    stop: () => socket.destroy(),
  });
  if (!end) return refusalResponse(TOO_BUSY, context);
  response.once('close', end);
  return null;
}
