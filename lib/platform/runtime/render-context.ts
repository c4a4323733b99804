import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import { processSingleton } from './process-singleton.ts';

/** Data of the current request. */
export interface RenderContext {
  /** Written to the log, and sent as `X-Request-Id`. */
  readonly id: string;
  /** Next sets it on the scripts that it writes; it is secret until the page is rendered. */
  readonly nonce: string;
  /** Whether the page shows content that is not published: no cache may store it. */
  isPreview?: boolean;
  /** Cache lifetime of the response, if shorter than the framework's. */
  sharing?: string;
}

/** The nonce is created when first read: most responses come from the cache without a nonce, which would take a tenth of their time. */
class Context implements RenderContext {
  /** From the random numbers that Node generates in advance, 128 at a time. */
  readonly id = randomUUID().slice(-17).replace('-', '');
  sharing?: string;
  isPreview?: boolean;
  #nonce = '';

  get nonce(): string {
    this.#nonce ||= randomBytes(24).toString('base64url');
    return this.#nonce;
  }
}

export function createContext(): RenderContext {
  return new Context();
}

/** Entered by the server (`server/handle-request.ts`) before the framework sees the request. */
export const renderContext = processSingleton('render-context', () => new AsyncLocalStorage<RenderContext>());
