import type { OutgoingHttpHeaders } from 'node:http';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import { broadcast, onEvent } from '#lib/platform/shared-state/events.ts';
import { CachedResponse, responseCache } from '#server/cache/response-cache.ts';
import { dictionaryNamed } from '#server/optional/dictionaries/dictionaries.ts';
import type { ShareEncodings, WarmupEncoding } from './render-page.ts';

declare module '#lib/platform/shared-state/events.ts' {
  interface ProcessEvents {
    /** The warm-up encoded a page: the other processes need not encode it. `bodies`: by name of the encoding. */
    'page encoded': { key: string; headers: Readonly<OutgoingHttpHeaders>; bodies: ReadonlyMap<string, Uint8Array> };
    /** A process begins to serve, and needs all encoded pages. */
    joined: null;
  }
}

/** More than the pages of one warm-up round. */
const MAX_PAGES = 500;

const nameOf = (encoding: WarmupEncoding) => (encoding === 'br' ? encoding : encoding.name);

/** For the encoding process: returns a function that sends new encodings to the other processes; a process that joins gets all of them. */
export function encodingBroadcaster(): ShareEncodings {
  const sentEncodings = new BoundedMap<string, readonly WarmupEncoding[]>(MAX_PAGES);
  const sendEncodings: ShareEncodings = (key, cached, encodings) => {
    const bodies = new Map<string, Uint8Array>();
    for (const encoding of encodings) {
      const body = cached.bodyIn(encoding);
      if (body) bodies.set(nameOf(encoding), body);
    }
    broadcast('page encoded', { key, headers: cached.headers, bodies });
  };
  onEvent('joined', () => {
    for (const [key, encodings] of sentEncodings) {
      const cached = responseCache().peek(key);
      if (cached) sendEncodings(key, cached, encodings);
    }
  });
  return (key, cached, encodings) => {
    sentEncodings.set(key, encodings);
    sendEncodings(key, cached, encodings);
  };
}

/** For all other processes: stores received encodings. The first request for such a page compares its ETag with the framework's page. */
export function listenToEncoder(): void {
  onEvent('page encoded', ({ key, headers, bodies }) => {
    const cache = responseCache();
    const cached = cache.withTag(key, headers.etag) ?? new CachedResponse(headers, false, Number.NEGATIVE_INFINITY);
    for (const [name, body] of bodies) {
      const encoding = name === 'br' ? name : dictionaryNamed(name);
      if (encoding) cached.setBody(encoding, Buffer.from(body));
    }
    cache.store(key, cached);
  });
  broadcast('joined', null);
}
