import type { OutgoingHttpHeaders } from 'node:http';
import { LruCache, type Usage } from '#lib/platform/runtime/bounded-map.ts';
import { contentEvents } from '#lib/platform/runtime/content-events.ts';
import type { WholeResponse } from '../http/response.ts';
import { type Encoding, encodeNow, withEncoding } from './encode.ts';

/** Age up to which a response is reused; after that one request goes to the framework, to check for a newer one. */
const FRESH_MS = 1000;
const MAX_BYTES = 24 * 1024 * 1024;
/** Estimated bytes of a response's headers and bookkeeping. */
const OVERHEAD = 8192;

/** A response for everybody, in the encodings that were requested; each encoding is made once. */
export class CachedResponse {
  readonly headers: Readonly<OutgoingHttpHeaders>;
  /** Time of the framework's last confirmation, in milliseconds of this process. */
  checkedAt: number;
  /** Content was published since: until the framework has confirmed the response, no visitor gets it. */
  isOutdated = false;
  /** Its address holds a digest of its content: it never changes. */
  readonly isImmutable: boolean;
  /** Too small to be encoded. */
  readonly #isSmall: boolean;
  readonly #responses = new Map<Encoding, WholeResponse>();
  readonly #inFlight = new Map<Encoding, Promise<Buffer>>();

  constructor(headers: Readonly<OutgoingHttpHeaders>, isSmall: boolean, checkedAt: number) {
    this.headers = headers;
    this.checkedAt = checkedAt;
    this.isImmutable = /\bimmutable\b/.test(String(headers['cache-control']));
    this.#isSmall = isSmall;
  }

  /** In bytes, roughly. */
  get size(): number {
    return this.#responses.values().reduce((sum, { body }) => sum + body.length, OVERHEAD);
  }

  /** The encoding to send to a browser that accepts these, the smallest first. */
  encodingFor([smallest = 'identity']: readonly Encoding[]): Encoding {
    return this.#isSmall ? 'identity' : smallest;
  }

  responseIn(encoding: Encoding): WholeResponse | undefined {
    return this.#responses.get(encoding);
  }

  bodyIn(encoding: Encoding): Buffer | undefined {
    return this.responseIn(encoding)?.body;
  }

  setBody(encoding: Encoding, body: Buffer): void {
    this.#responses.set(encoding, withEncoding({ status: 200, headers: this.headers, body }, encoding));
  }

  /** Whether the body in this encoding neither exists nor is being made. */
  isMissing(encoding: Encoding): boolean {
    return !this.#responses.has(encoding) && !this.#inFlight.has(encoding);
  }

  /** The body in an encoding, made from `body` the first time. */
  async encode(encoding: Encoding, body: Buffer): Promise<Buffer> {
    const ready = this.bodyIn(encoding) ?? this.#inFlight.get(encoding);
    if (ready) return ready;
    const inFlight = encodeNow(body, encoding);
    this.#inFlight.set(encoding, inFlight);
    const encoded = await inFlight.finally(() => this.#inFlight.delete(encoding));
    this.setBody(encoding, encoded);
    return encoded;
  }
}

/** Whole responses in the memory of this process; the least recently used are dropped first. */
export class ResponseCache {
  readonly #responses = new LruCache<CachedResponse>(MAX_BYTES);
  #generation = 0;

  get usage(): Usage {
    return this.#responses.usage;
  }

  /** Increases at each publication and each change of a page: the response to a request of an earlier generation may be old and is not stored. */
  get generation(): number {
    return this.#generation;
  }

  /** Returns the response stored under the key; null for one request when it is due for a check, while other requests still get it. */
  take(key: string, now = performance.now()): CachedResponse | null {
    const response = this.#responses.get(key);
    if (!response || (response.isOutdated && !response.isImmutable)) return null;
    if (response.isImmutable || now - response.checkedAt <= FRESH_MS) return response;
    response.checkedAt = now;
    return null;
  }

  /** The response stored under the key, however old. */
  peek(key: string): CachedResponse | null {
    return this.#responses.get(key) ?? null;
  }

  /** The response stored under the key, if it has this ETag. */
  withTag(key: string, tag: unknown): CachedResponse | null {
    const response = this.#responses.get(key);
    return response && tag !== undefined && response.headers.etag === tag ? response : null;
  }

  /** Stores a response; called again after an encoding was added, so that its bytes are counted. */
  store(key: string, response: CachedResponse): void {
    this.#responses.set(key, response, response.size);
  }

  /** Adds an encoding to a response; `key`: null for a response that is not stored here. */
  addBody(key: string | null, response: CachedResponse, encoding: Encoding, body: Buffer): void {
    response.setBody(encoding, body);
    if (key !== null && this.withTag(key, response.headers.etag) === response) this.store(key, response);
  }

  drop(key: string): void {
    this.#responses.delete(key);
  }

  /** Content was published: every request for an earlier response goes to the framework, which renders a page once for all of them. */
  outdate(): void {
    for (const response of this.#responses.values()) response.isOutdated = true;
    this.#generation += 1;
  }

  /** A page has changed: the next request for each response goes to the framework. */
  expire(): void {
    for (const response of this.#responses.values()) response.checkedAt = Number.NEGATIVE_INFINITY;
    this.#generation += 1;
  }
}

const responses = new ResponseCache();
contentEvents().on('changed', () => responses.expire());
contentEvents().on('published', () => responses.outdate());

/** The response cache of this process; only the server's own modules use it. */
export function responseCache(): ResponseCache {
  return responses;
}
