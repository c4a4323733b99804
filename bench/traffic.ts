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
  /** Grows with each request that is sent and each part of an answer that comes. */
  events: number;
  quiet: number;
  scripts: string[];
}

/** Counts from now on; what it returns is the sum so far. */
export function watchTraffic(session: CDPSession): () => Traffic {
  const kindOf = new Map<string, string>();
  const bytes = new Map<string, number>();
  const scripts: string[] = [];
  let [requests, events, begun, last] = [0, 0, 0, 0];
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    begun ||= timestamp;
    requests += 1;
    events += 1;
    kindOf.set(requestId, kinds[type ?? ''] ?? OTHER);
    if (type === 'Script') scripts.push(request.url);
  });
  session.on('Network.dataReceived', () => {
    events += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const kind = kindOf.get(requestId) ?? OTHER;
    events += 1;
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    last = timestamp;
  });
  return () => ({ bytes, requests, events, quiet: (last - begun) * 1000, scripts });
}
