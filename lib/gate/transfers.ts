import { metrics } from '../metrics/index.ts';

/** Each holds a connection to the visitor and one to the campus API, as long as the visitor takes to read. */
const MOST = 512;
/** Many may share an address, a computer room for one; nobody needs as many alone. */
const MOST_OF_ONE = 64;

const FILES = ['/files/{name}', '/files/profile/{name}', '/api/qaa/documents/{key}'];

/** Files under way to visitors. */
export interface Transfers {
  /** Notes a transfer: what notes its end, or null where there are too many already. */
  begin(address: string): (() => void) | null;
}

export function isTransfer(route: string): boolean {
  return FILES.includes(route);
}

export function createTransfers(most = MOST, mostOfOne = MOST_OF_ONE): Transfers {
  const byAddress = new Map<string, number>();
  let all = 0;

  function note(address: string, change: 1 | -1): void {
    const count = (byAddress.get(address) ?? 0) + change;
    if (count > 0) byAddress.set(address, count);
    else byAddress.delete(address);
    all += change;
    metrics.transfers.set(all);
  }

  return {
    begin(address) {
      if (all >= most || (byAddress.get(address) ?? 0) >= mostOfOne) return null;
      note(address, 1);
      return () => note(address, -1);
    },
  };
}
