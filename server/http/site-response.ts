import { type IncomingMessage, ServerResponse } from 'node:http';
import { type AnyResponse, headOf, type ResponseHead } from './response.ts';

/** A longer body is streamed. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;

const EMPTY_STATUSES = [204, 304];

interface Capture {
  /** Whether to wait for the whole body. */
  isBuffered(head: ResponseHead): boolean;
  resolve(response: AnyResponse): void;
}

/**
 * The response class of the site's server (`createServer({ ServerResponse })`). `capture` turns what the framework writes into a value,
 * which the pipeline completes and passes to `send`.
 */
export class SiteResponse extends ServerResponse<IncomingMessage> {
  #capture: Capture | null = null;
  /**
   * `open`: written to directly. `captured`: nothing is written yet. `buffering`: the body is collected. `held`: the pipeline has the response and the
   * framework may continue to write. `streaming`: writes are passed on. `sent`: further writes are ignored.
   */
  #state: 'open' | 'captured' | 'buffering' | 'held' | 'streaming' | 'sent' = 'open';
  #chunks: Buffer[] = [];
  #length = 0;
  #isEnded = false;
  #sent: ResponseHead | null = null;
  #written: Promise<unknown> | null = null;

  /** The status and headers that were sent; null until then. */
  get sent(): ResponseHead | null {
    return this.#sent;
  }

  /** Settles when `write` of a captured response does; null for other responses. */
  get written(): Promise<unknown> | null {
    return this.#written;
  }

  /**
   * Calls `write` and resolves with the response that it writes: whole, or its head where `isBuffered` returns false or the body is too
   * long. The rest of such a body follows the head that `send` gets. @throws what `write` throws before that
   */
  capture(isBuffered: Capture['isBuffered'], write: () => unknown): Promise<AnyResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<AnyResponse>();
    this.#capture = { isBuffered, resolve };
    this.#state = 'captured';
    this.#written = Promise.try(write);
    this.#written.catch(reject);
    return promise;
  }

  /** Sends a response as it is; after a captured head also the body. Does nothing on a broken connection. */
  send({ status, headers, body }: AnyResponse): void {
    if (this.destroyed) return;
    if (body === null) this.#sendHeld({ status, headers });
    else this.#sendWhole({ status, headers }, EMPTY_STATUSES.includes(status) ? null : body);
  }

  override writeHead(...args: unknown[]): this {
    if (this.#state === 'open' || this.#state === 'streaming') return Reflect.apply(super.writeHead, this, args);
    const [status, ...rest] = args;
    const headers = rest.at(-1);
    if (this.#state === 'held' || this.#state === 'sent') return this;
    if (typeof status === 'number') this.statusCode = status;
    if (typeof headers === 'object')
      for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value);
    this.#begin();
    return this;
  }

  override write(...args: unknown[]): boolean {
    this.#begin();
    if (this.#state === 'open' || this.#state === 'streaming') return Reflect.apply(super.write, this, args);
    this.#collect(args);
    return true;
  }

  override end(...args: unknown[]): this {
    // A body that is passed to `end` at once is already complete.
    if (this.#state === 'captured' && toBytes(args[0], args[1])) this.#state = 'buffering';
    this.#begin();
    if (this.#state === 'open' || this.#state === 'streaming') return Reflect.apply(super.end, this, args);
    if (this.#isEnded || this.#state === 'sent') return this;
    for (const callback of args.filter((argument) => typeof argument === 'function'))
      this.once('finish', () => Reflect.apply(callback, this, []));
    this.#collect(args.filter((argument) => typeof argument !== 'function'));
    this.#isEnded = true;
    // With its last chunk the body may have become too long to be buffered.
    if (this.#state === 'buffering') this.#hold(Buffer.concat(this.#chunks.splice(0)));
    return this;
  }

  override flushHeaders(): void {
    this.#begin();
    if (this.#state === 'open' || this.#state === 'streaming') super.flushHeaders();
  }

  #begin(): void {
    if (this.#state !== 'captured') return;
    if (this.#capture?.isBuffered(headOf(this))) this.#state = 'buffering';
    else this.#hold(null);
  }

  #hold(body: Buffer | null): void {
    this.#state = 'held';
    this.#capture?.resolve({ ...headOf(this), body });
  }

  #collect([chunk, encoding, ...rest]: readonly unknown[]): void {
    const written = [encoding, ...rest].find((argument) => typeof argument === 'function');
    if (written) process.nextTick(() => Reflect.apply(written, this, []));
    const bytes = toBytes(chunk, encoding);
    if (bytes === null || this.#state === 'sent') return;
    this.#chunks.push(bytes);
    this.#length += bytes.length;
    if (this.#state === 'buffering' && this.#length > MAX_BUFFERED_BYTES) this.#hold(null);
  }

  #sendWhole({ status, headers }: ResponseHead, body: Buffer | null): void {
    this.#state = 'sent';
    this.#sendHead({ status, headers: body ? { ...headers, 'content-length': body.length } : headers });
    super.end(body ?? undefined);
  }

  #sendHeld(head: ResponseHead): void {
    this.#state = 'streaming';
    this.#sendHead(head);
    for (const each of this.#chunks.splice(0)) super.write(each);
    if (this.#isEnded) super.end();
  }

  #sendHead(head: ResponseHead): void {
    this.#sent = head;
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    super.writeHead(head.status, head.headers);
  }
}

function toBytes(chunk: unknown, encoding: unknown): Buffer | null {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  if (typeof chunk !== 'string') return null;
  return Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8');
}
