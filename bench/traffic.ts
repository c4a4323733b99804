import type { CDPSession } from 'playwright';

/** How Chromium calls what it loads, and how the report does. */
const kinds: Readonly<Record<string, string>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Image: 'pictures',
};
export const OTHER = 'other';

/** What came over the wire in a visit, with headers, and when the last of it was there, in ms from the first request. */
export interface Traffic {
  bytes: Map<string, number>;
  files: Map<string, number>;
  requests: number;
  /** Grows with each request that is sent and each part of an answer that comes. */
  events: number;
  quiet: number;
}

/** Counts from now on; what it returns is the sum so far. */
export function watchTraffic(session: CDPSession): () => Traffic {
  const asked = new Map<string, { kind: string; url: string }>();
  const bytes = new Map<string, number>();
  const files = new Map<string, number>();
  let [requests, events, begun, last] = [0, 0, 0, 0];
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    begun ||= timestamp;
    requests += 1;
    events += 1;
    asked.set(requestId, { kind: kinds[type ?? ''] ?? OTHER, url: request.url });
  });
  const add = (requestId: string, length: number) => {
    const { kind, url } = asked.get(requestId) ?? { kind: OTHER, url: '' };
    bytes.set(kind, (bytes.get(kind) ?? 0) + length);
    files.set(url, (files.get(url) ?? 0) + length);
  };
  // What a page that is left leaves unfinished came over the wire all the same.
  const came = new Map<string, number>();
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    came.set(requestId, (came.get(requestId) ?? 0) + encodedDataLength);
    events += 1;
  });
  session.on('Network.loadingFailed', ({ requestId }) => add(requestId, came.get(requestId) ?? 0));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    events += 1;
    add(requestId, encodedDataLength);
    last = timestamp;
  });
  return () => ({ bytes, files, requests, events, quiet: (last - begun) * 1000 });
}
