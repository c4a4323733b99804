import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { followRedirects } from './follow-redirects.ts';
import { type NetworkPolicy, openAddress } from './open-address.ts';
import { parseRetryAfter } from './retry-after.ts';
import { isSameSite } from './same-site.ts';
import { SiteImportError } from './site-import-error.ts';

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 10 * 1024 * 1024;
const ATTEMPTS = 4;
const RETRY_MS = 2000;
const MAX_WAIT_MS = 120_000;
/** States of a server that may pass. */
const passing = new Set([408, 429, 500, 502, 503, 504]);

export interface SiteClientOptions extends NetworkPolicy {
  /** Address of the old site; redirects to other hosts are not followed. */
  site: string;
  /** Milliseconds between the end of a request and the next one. */
  delayMs?: number;
  /** Milliseconds until a response must be complete, and until the first retry. */
  timeoutMs?: number;
  retryMs?: number;
  /** Cancels the request in flight and all later ones. */
  signal?: AbortSignal;
}

/** A response of an old site; `body` is null if its type is not read. Names of headers are in lower case. */
export interface SiteResponse {
  url: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
}

/** Requests pages of one old site: one at a time, with pauses, bounded in time and size, and repeated after failures that may pass. */
export class SiteClient {
  delayMs: number;
  readonly #options: SiteClientOptions;
  #next = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: SiteClientOptions) {
    this.#options = options;
    this.delayMs = options.delayMs ?? 0;
  }

  get site(): string {
    return this.#options.site;
  }

  /**
   * The response to GET, also one with an error status; `reads` decides from the headers whether the body is read.
   * @throws SiteImportError for a site that cannot be reached, is slow, sends too much or redirects to another host; the reason of `signal`
   */
  get(address: string, reads: (headers: SiteResponse['headers']) => boolean = () => true): Promise<SiteResponse> {
    const result = this.#queue.then(() => this.#attempt(address, reads));
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #attempt(address: string, reads: (headers: SiteResponse['headers']) => boolean): Promise<SiteResponse> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await this.#follow(address, reads);
        if (!passing.has(response.status) || attempt === ATTEMPTS) return response;
        await this.#pause(parseRetryAfter(response.headers['retry-after'] ?? null) ?? this.#retryMs(attempt));
      } catch (error) {
        const isPassing = error instanceof SiteImportError && ['site-slow', 'site-unreachable'].includes(error.code);
        // A host that does not exist will not exist in a minute.
        if (!isPassing || attempt >= 2 || error.values.reason === 'ENOTFOUND') throw error;
        await this.#pause(this.#retryMs(attempt));
      }
    }
  }

  #retryMs = (attempt: number) => (this.#options.retryMs ?? RETRY_MS) * 2 ** (attempt - 1);

  #pause = (milliseconds: number) =>
    milliseconds > 0 ? sleep(Math.min(milliseconds, MAX_WAIT_MS), undefined, { signal: this.#options.signal }) : null;

  #follow(address: string, reads: (headers: SiteResponse['headers']) => boolean): Promise<SiteResponse> {
    const request = async (url: URL) => {
      await this.#pause(this.#next - Date.now());
      const response = await this.#request(url, reads);
      this.#next = Date.now() + this.delayMs;
      return response;
    };
    return followRedirects(
      address,
      (url) => isSameSite(url, this.site),
      request,
      ({ status, headers }) => ({
        status,
        location: headers.location ?? '',
      }),
    );
  }

  async #request(url: URL, reads: (headers: SiteResponse['headers']) => boolean): Promise<SiteResponse> {
    const { allowPrivate, signal, timeoutMs = TIMEOUT_MS } = this.#options;
    signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const message = await openAddress(url, {
        allowPrivate,
        headers: {
          accept: 'text/html, application/json, application/xml, */*;q=0.5',
          'accept-encoding': 'gzip, deflate, br',
        },
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      const headers = headersOf(message);
      const isRedirect = (message.statusCode ?? 0) >= 300 && (message.statusCode ?? 0) < 400;
      if (isRedirect || !reads(headers)) {
        message.destroy();
        return { url: url.href, status: message.statusCode ?? 0, headers, body: null };
      }
      return { url: url.href, status: message.statusCode ?? 0, headers, body: await readBody(message, url) };
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof SiteImportError) throw error;
      if (timeout.aborted) throw new SiteImportError('site-slow', { address: url.href, seconds: timeoutMs / 1000 });
      const reason = error instanceof Error ? error.message : String(error);
      throw new SiteImportError('site-unreachable', { address: url.host, reason });
    }
  }
}

const headersOf = (message: IncomingMessage) =>
  Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value ?? '')]));

async function readBody(message: IncomingMessage, url: URL): Promise<Buffer> {
  const refuse = (): never => {
    throw new SiteImportError('site-too-large', { address: url.href, most: MAX_BYTES / 1024 / 1024 });
  };
  if (Number(message.headers['content-length'] ?? 0) > MAX_BYTES) {
    message.destroy();
    refuse();
  }
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of decompressed(message)) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MAX_BYTES) refuse();
    }
  } finally {
    message.destroy();
  }
  return Buffer.concat(chunks);
}

export function decompressed(message: IncomingMessage): Readable {
  const decoder = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[String(message.headers['content-encoding'] ?? '').toLowerCase()];
  if (decoder === undefined) return message;
  const stream = decoder();
  message.on('error', (error) => stream.destroy(error));
  return message.pipe(stream);
}
