import type { OutgoingHttpHeaders } from 'node:http';
import { dictionaryNamed } from '#lib/http/dictionaries.ts';
import { broadcast, onEvent } from '#lib/redis/events.ts';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import { CachedResponse, responseCache } from '#server/cache/response-cache.ts';
import type { BroadcastEncodings, WarmupEncoding } from './render-page.ts';

declare module '#lib/redis/events.ts' {
  interface ProcessEvents {
    /** A page was encoded ahead: the other processes need not encode it. `bodies`: by the names of encodings. */
    'page encoded': { key: string; headers: Readonly<OutgoingHttpHeaders>; bodies: ReadonlyMap<string, Uint8Array> };
    /** A process begins to serve, and needs all of these. */
    joined: null;
  }
}

/** More than the pages of a round. */
const MOST = 500;

const nameOf = (encoding: WarmupEncoding) => (encoding === 'br' ? encoding : encoding.name);

/** In the process that encodes: sends what it encoded to the other processes, and all of it to one that joins. */
export function encodingBroadcaster(): BroadcastEncodings {
  const told = new BoundedMap<string, readonly WarmupEncoding[]>(MOST);
  const tell: BroadcastEncodings = (key, cached, encodings) => {
    const bodies = new Map<string, Uint8Array>();
    for (const encoding of encodings) {
      const body = cached.bodyIn(encoding);
      if (body) bodies.set(nameOf(encoding), body);
    }
    broadcast('page encoded', { key, headers: cached.headers, bodies });
  };
  onEvent('joined', () => {
    for (const [key, encodings] of told) {
      const cached = responseCache().peek(key);
      if (cached) tell(key, cached, encodings);
    }
  });
  return (key, cached, encodings) => {
    told.set(key, encodings);
    tell(key, cached, encodings);
  };
}

/** In every other process: stores what it is sent. The first request for it compares its tag with the framework's page. */
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
