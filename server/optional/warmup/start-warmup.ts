import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { metrics } from '#lib/platform/metrics/index.ts';
import { PICTURE_SERVICE } from '#lib/platform/routes/paths.ts';
import { BoundedMap, LruCache, type Usage } from '#lib/platform/runtime/bounded-map.ts';
import { isFirst } from '#lib/platform/runtime/process-number.ts';
import { broadcast, onEvent } from '#lib/platform/shared-state/events.ts';
import { siteTag, tags } from '#lib/site/content-cache/tags.ts';
import { PICTURE_CACHE_BYTES } from '#lib/site/files/widths.ts';
import { CachedResponse, responseCache } from '#server/cache/response-cache.ts';
import type { PageSource } from '#server/handlers/page-template.ts';
import type { InFlightResponses } from '#server/http/in-flight-responses.ts';
import type { InternalRequest, InternalResponse } from '#server/http/internal-request.ts';
import { dictionaryNamed } from '#server/optional/dictionaries/dictionaries.ts';
import { WarmupQueue } from './queue.ts';
import { pageRenderer, type ShareEncodings, type WarmupEncoding } from './render-page.ts';
import { idleScheduler, type RunWhenIdle } from './run-when-idle.ts';
import { pageWarmup } from './warm-pages.ts';

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

/** The `Accept` header of supported browsers. */
const ACCEPT = 'image/avif,image/webp';
/** Half of the cache is left to requests of visitors. */
const MAX_BYTES = PICTURE_CACHE_BYTES / 2;
/** Age of an encoded picture from which it is requested again. */
const RECHECK_MS = 24 * 60 * 60_000;

/** Sends an internal request to the framework. */
type SendRequest = (internal: InternalRequest) => Promise<Pick<InternalResponse, 'response'>>;

interface PictureWarmup {
  /** Encodes the picture at an address of the picture service, unless the limit is reached. @returns whether it did not fail. @throws what the framework throws */
  warm(address: string): Promise<boolean>;
  /** The limit counts from now on. */
  restartLimit(): void;
  /** The encoded pictures. */
  usage(): Usage;
}

/** An encoded picture costs one cheap request, so the warm-up after a restart continues where the last one ended. */
export function pictureWarmup(request: SendRequest, runWhenIdle: RunWhenIdle, maxBytes = MAX_BYTES): PictureWarmup {
  const encoded = new LruCache<{ bytes: number; at: number }>(maxBytes);
  let bytes = 0;

  return {
    async warm(url) {
      if (bytes > maxBytes) return true;
      const previous = encoded.get(url);
      if (previous && Date.now() - previous.at <= RECHECK_MS) {
        bytes += previous.bytes;
        return true;
      }
      const { status, headers, body } = (await runWhenIdle(() => request({ url, headers: { accept: ACCEPT } })))
        .response;
      const isEncoded = status === 200;
      const state = headers['x-nextjs-cache'] === 'MISS' ? 'encoded' : 'there';
      metrics.picturesWarmed.labels(isEncoded ? state : 'failed').inc();
      if (isEncoded) encoded.set(url, { bytes: body.length, at: Date.now() }, body.length);
      bytes += isEncoded ? body.length : 0;
      return isEncoded;
    },
    restartLimit() {
      bytes = 0;
    },
    usage: () => encoded.usage,
  };
}

/** The first visitor after a start has priority. */
const START_DELAY_MS = { afterFirstResponse: 1000, withoutVisitors: 5000 };
/** Publications often come in groups, and newer content arrives meanwhile: a page rendered without it would be due again at once. */
const PUBLICATION_DELAY_MS = 1000;

/**
 * Starts the warm-up (decision record 13): renders and encodes pages, and encodes their pictures, after a start and after each publication of content.
 * The first process does so for all processes of the instance. Returns the usage of the pictures that it encoded; null in the other processes.
 */
export function startWarmup(
  { send, load }: PageSource,
  { isVisitorWaiting, firstEnded }: InFlightResponses,
): (() => Usage) | null {
  if (!isFirst) {
    listenToEncoder();
    return null;
  }
  const runWhenIdle = idleScheduler(isVisitorWaiting);
  const render = pageRenderer({ load: (url) => load({ url }), runWhenIdle, share: encodingBroadcaster() });
  const queue = new WarmupQueue((address) =>
    address.startsWith(PICTURE_SERVICE) ? pictures.warm(address) : pages.warm(address),
  );
  const pages = pageWarmup(render, queue);
  const pictures = pictureWarmup(send, runWhenIdle);

  const allTags: ReadonlySet<string> = new Set(Object.values(tags));
  onEvent('published', ([published]) => {
    const contentTags = new Set([published].flat().filter((tag) => allTags.has(tag) || tag.startsWith(siteTag(''))));
    if (contentTags.size === 0) return;
    pictures.restartLimit();
    queue.resumeAfter(PUBLICATION_DELAY_MS);
    pages.markOutdated(contentTags);
    pages.addOutdated(contentTags);
  });

  metrics.warmupPending.set(1);
  const afterFirst = firstEnded.then(() => wait(START_DELAY_MS.afterFirstResponse, undefined, { ref: false }));
  const atLatest = wait(START_DELAY_MS.withoutVisitors, undefined, { ref: false });
  void Promise.race([afterFirst, atLatest]).then(() => pages.addOutdated(allTags));
  return pictures.usage;
}
