import { type IncomingMessage, ServerResponse } from 'node:http';
import { headOf, type ResponseHead, type WholeResponse } from './whole-response.ts';

/** Changes the framework's response before it is sent. */
export interface Interceptor {
  /** Whether to buffer the body for `whole`; otherwise it is streamed, and only `head` is called. */
  needsBody(head: ResponseHead): boolean;
  head(head: ResponseHead): ResponseHead;
  /** Never rejects. */
  whole(response: WholeResponse): Promise<WholeResponse>;
}

/** A longer body is streamed. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;

const EMPTY_STATUSES = [204, 304];

/**
 * The response class of the site's server (`createServer({ ServerResponse })`); it intercepts the framework's writes:
 * head, body and end.
 */
export class SiteResponse extends ServerResponse<IncomingMessage> {
  #interceptor: Interceptor | null = null;
  /** `open` until something is written, then `buffering` and `complete` for a buffered body, `sending` for a streamed one. */
  #state: 'open' | 'buffering' | 'complete' | 'sending' = 'open';
  #chunks: Buffer[] = [];
  #length = 0;
  #sent: ResponseHead | null = null;

  /** The status and headers that were sent; null until then. */
  get sent(): ResponseHead | null {
    return this.#sent;
  }

  interceptWith(interceptor: Interceptor): void {
    this.#interceptor = interceptor;
  }

  /** Sends a whole response as it is. */
  send({ status, headers, body }: WholeResponse): void {
    const isEmpty = EMPTY_STATUSES.includes(status);
    this.#sendHead({ status, headers: isEmpty ? headers : { ...headers, 'content-length': body.length } });
    super.end(isEmpty ? undefined : body);
  }

  override writeHead(...args: unknown[]): this {
    if (this.#interceptor === null || this.#state === 'sending') return Reflect.apply(super.writeHead, this, args);
    const [status, ...rest] = args;
    const headers = rest.at(-1);
    if (typeof status === 'number') this.statusCode = status;
    if (typeof headers === 'object')
      for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value);
    this.#begin();
    return this;
  }

  override write(...args: unknown[]): boolean {
    this.#begin();
    if (this.#state === 'sending') return Reflect.apply(super.write, this, args);
    if (this.#state === 'buffering') this.#buffer(args);
    return true;
  }

  override end(...args: unknown[]): this {
    // A body that is passed to `end` at once is already complete.
    if (this.#state === 'open' && this.#interceptor && toBytes(args[0], args[1])) this.#state = 'buffering';
    this.#begin();
    if (this.#state === 'complete') return this;
    if (this.#state === 'sending') return Reflect.apply(super.end, this, args);
    const callbacks = args.filter((argument) => typeof argument === 'function');
    this.#buffer(args.filter((argument) => typeof argument !== 'function'));
    // With its last chunk the body became too long to be buffered, and is streamed.
    if (this.#state !== 'buffering') return Reflect.apply(super.end, this, callbacks);
    for (const callback of callbacks) this.once('finish', () => Reflect.apply(callback, this, []));
    void this.#finish();
    return this;
  }

  override flushHeaders(): void {
    this.#begin();
    if (this.#state === 'sending') super.flushHeaders();
  }

  #begin(): void {
    if (this.#state !== 'open') return;
    this.#state = 'sending';
    if (this.#interceptor === null) return;
    const head = headOf(this);
    if (this.#interceptor.needsBody(head)) this.#state = 'buffering';
    else this.#sendHead(this.#interceptor.head(head));
  }

  #buffer([chunk, encoding, ...rest]: readonly unknown[]): void {
    const written = [encoding, ...rest].find((argument) => typeof argument === 'function');
    if (written) process.nextTick(() => Reflect.apply(written, this, []));
    const bytes = toBytes(chunk, encoding);
    if (bytes === null) return;
    this.#chunks.push(bytes);
    this.#length += bytes.length;
    if (this.#length > MAX_BUFFERED_BYTES) this.#stream();
  }

  #stream(): void {
    const head = headOf(this);
    this.#sendHead(this.#interceptor?.head(head) ?? head);
    for (const each of this.#chunks.splice(0)) super.write(each);
  }

  async #finish(): Promise<void> {
    this.#state = 'complete';
    const whole = { ...headOf(this), body: Buffer.concat(this.#chunks) };
    this.#chunks = [];
    const response = (await this.#interceptor?.whole(whole)) ?? whole;
    if (!this.destroyed) this.send(response);
  }

  #sendHead(head: ResponseHead): void {
    this.#state = 'sending';
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
