import type { CDPSession } from 'playwright';

/** Resource types of Chromium and their names in the report. */
const kinds: Readonly<Record<string, string>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Image: 'pictures',
};
const OTHER = 'other';

/** Bytes received in a visit, with headers, and the arrival of the last of them in ms from the first request. */
export interface Traffic {
  bytes: Map<string, number>;
  files: Map<string, number>;
  requests: number;
  /** Number of requests sent and parts of responses received. */
  events: number;
  quiet: number;
}

/** Starts counting. Returns a function that returns the sums so far. */
export function watchTraffic(session: CDPSession): () => Traffic {
  const requested = new Map<string, { kind: string; url: string }>();
  const bytes = new Map<string, number>();
  const files = new Map<string, number>();
  let [requests, events, begun, last] = [0, 0, 0, 0];
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    begun ||= timestamp;
    requests += 1;
    events += 1;
    requested.set(requestId, { kind: kinds[type ?? ''] ?? OTHER, url: request.url });
  });
  const add = (requestId: string, length: number) => {
    const { kind, url } = requested.get(requestId) ?? { kind: OTHER, url: '' };
    bytes.set(kind, (bytes.get(kind) ?? 0) + length);
    files.set(url, (files.get(url) ?? 0) + length);
  };
  // A visitor may leave a page before a response is complete.
  const received = new Map<string, number>();
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    received.set(requestId, (received.get(requestId) ?? 0) + encodedDataLength);
    events += 1;
  });
  session.on('Network.loadingFailed', ({ requestId }) => add(requestId, received.get(requestId) ?? 0));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    events += 1;
    add(requestId, encodedDataLength);
    last = timestamp;
  });
  return () => ({ bytes, files, requests, events, quiet: (last - begun) * 1000 });
}
