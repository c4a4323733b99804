import type { CDPSession } from 'playwright';

/** How Chromium calls what it loads, and how the report does. */
const kinds: Readonly<Record<string, string>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Image: 'pictures',
};
export const OTHER = 'other';

/** What came over the wire in a visit: bytes by kind, and when the last of it was there, in ms from the first request. */
export interface Traffic {
  bytes: Map<string, number>;
  requests: number;
  /** All that had come when the first script was asked for; everything where scripts were asked for beside the page itself. */
  beforeScripts: number;
  quiet: number;
  scripts: string[];
}

/** Counts from now on; what it returns is the sum so far. */
export function watchTraffic(session: CDPSession): () => Traffic {
  const kindOf = new Map<string, string>();
  const bytes = new Map<string, number>();
  const scripts: string[] = [];
  let [requests, all, begun, last] = [0, 0, 0, 0];
  let beforeScripts: number | null = null;
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    begun ||= timestamp;
    requests += 1;
    kindOf.set(requestId, kinds[type ?? ''] ?? OTHER);
    if (type !== 'Script') return;
    // The page is the first to be asked for: nothing has come while it is still on its way.
    beforeScripts ??= all || Number.NaN;
    scripts.push(request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const kind = kindOf.get(requestId) ?? OTHER;
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    all += encodedDataLength;
    last = timestamp;
  });
  return () => ({ bytes, requests, beforeScripts: beforeScripts || all, quiet: (last - begun) * 1000, scripts });
}
