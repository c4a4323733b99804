import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import { processSingleton } from './process-singleton.ts';

/** The statuses that a dynamic page may have besides 200. */
export type PageStatus = 400 | 404 | 503;

/** What belongs to the request under way. */
export interface RenderContext {
  /** Written to the log, and sent as `X-Request-Id`. */
  readonly id: string;
  /** Next puts it on the scripts that it writes; it is secret until the page is rendered. */
  readonly nonce: string;
  /** Set by the page while it is rendered (`page-status.ts`). */
  status?: PageStatus;
  /** How long caches may store the response, where the framework would allow longer. */
  sharing?: string;
}

/** The nonce is made when it is first read: most responses come from the cache without one, and it would cost them a tenth of their time. */
class Context implements RenderContext {
  /** From the random numbers that Node makes in advance, 128 at a time. */
  readonly id = randomUUID().slice(-17).replace('-', '');
  status?: PageStatus;
  sharing?: string;
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
export const renderContext = processSingleton('request context', () => new AsyncLocalStorage<RenderContext>());
