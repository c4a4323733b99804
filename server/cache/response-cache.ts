import type { OutgoingHttpHeaders } from 'node:http';
import { provideUsage } from '#lib/metrics/index.ts';
import { LruCache, type Usage } from '#lib/runtime/bounded-map.ts';
import { contentEvents } from '#lib/runtime/content-events.ts';
import { processWide } from '#lib/runtime/process-wide.ts';
import type { WholeResponse } from '../response/whole-response.ts';
import { type Encoding, encodeNow, isWorthEncoding, withEncoding } from './encode.ts';

/** For so long a response is sent again unasked; then one request sees whether there is a newer one. */
const FRESH_MS = 1000;
const MOST_BYTES = 24 * 1024 * 1024;
/** Headers and bookkeeping of a response, roughly. */
const OVERHEAD = 8192;

/** A response for everybody, in the encodings that were asked for; each is made once. */
export class CachedResponse {
  readonly headers: Readonly<OutgoingHttpHeaders>;
  /** When the framework last said that it is the newest, in milliseconds of this process. */
  checkedAt: number;
  /** Its name says what is in it: there is no newer one. */
  readonly isImmutable: boolean;
  readonly #isSmall: boolean;
  /** As it is sent in each encoding. */
  readonly #responses = new Map<Encoding, WholeResponse>();
  readonly #underWay = new Map<Encoding, Promise<Buffer>>();

  constructor(headers: Readonly<OutgoingHttpHeaders>, body: Buffer, checkedAt: number) {
    this.headers = headers;
    this.checkedAt = checkedAt;
    this.isImmutable = /\bimmutable\b/.test(String(headers['cache-control']));
    this.#isSmall = !isWorthEncoding(body);
  }

  /** In bytes, roughly. */
  get size(): number {
    return this.#responses.values().reduce((sum, { body }) => sum + body.length, OVERHEAD);
  }

  /** What goes out to who takes these, the smallest first. */
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

  /** Whether the body is neither there in an encoding nor on its way. */
  isUnknown(encoding: Encoding): boolean {
    return !this.#responses.has(encoding) && !this.#underWay.has(encoding);
  }

  /** The body in an encoding, made of `body` where it is not there yet. */
  async encode(encoding: Encoding, body: Buffer): Promise<Buffer> {
    const ready = this.bodyIn(encoding) ?? this.#underWay.get(encoding);
    if (ready) return ready;
    const underWay = encodeNow(body, encoding);
    this.#underWay.set(encoding, underWay);
    const encoded = await underWay.finally(() => this.#underWay.delete(encoding));
    this.setBody(encoding, encoded);
    return encoded;
  }
}

/** Whole responses in the memory of this process; those asked for longest ago are dropped first. */
export class ResponseCache {
  readonly #responses = new LruCache<CachedResponse>(MOST_BYTES);
  #generation = 0;

  get usage(): Usage {
    return this.#responses.usage;
  }

  /** Rises when what is still on its way may be old. */
  get generation(): number {
    return this.#generation;
  }

  /** Null also for the one who is to see whether there is a newer one; the others go on with this one meanwhile. */
  take(key: string, now = performance.now()): CachedResponse | null {
    const response = this.#responses.get(key);
    if (!response) return null;
    if (response.isImmutable || now - response.checkedAt <= FRESH_MS) return response;
    response.checkedAt = now;
    return null;
  }

  /** What is stored under the key, however old. */
  peek(key: string): CachedResponse | null {
    return this.#responses.get(key) ?? null;
  }

  /** What is stored under the key, if it has the same content. */
  withTag(key: string, tag: unknown): CachedResponse | null {
    const response = this.#responses.get(key);
    return response && tag !== undefined && response.headers.etag === tag ? response : null;
  }

  /** Stores a response, or counts its bytes anew after a body was added. */
  store(key: string, response: CachedResponse): void {
    this.#responses.set(key, response, response.size);
  }

  drop(key: string): void {
    this.#responses.delete(key);
  }

  /** There is newer content, or a newer page: the next request for each response sees to it. */
  expire(): void {
    for (const response of this.#responses.values()) response.checkedAt = Number.NEGATIVE_INFINITY;
    this.#generation += 1;
  }
}

export function responseCache(): ResponseCache {
  return processWide('response cache', () => {
    const cache = new ResponseCache();
    provideUsage('memory', 'responses', () => cache.usage);
    contentEvents().on('changed', () => cache.expire());
    return cache;
  });
}
