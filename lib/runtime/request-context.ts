import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import { processWide } from './process-wide.ts';

/** What a page that is made for the request may say of itself, where that is not 200. */
export type PageStatus = 400 | 404 | 503;

/** What belongs to the request that is being answered. */
export interface RequestContext {
  /** In the log, and in the answer as `X-Request-Id`. */
  readonly id: string;
  /** Next marks the scripts that it writes with it; nobody else knows it before the page is rendered. */
  readonly nonce: string;
  /** Said by the page while it is made (`page-status.ts`). */
  status?: PageStatus;
  /** How long others may keep the answer, where the framework would let them longer. */
  sharing?: string;
}

/** Its nonce is made when it is asked for: most requests are answered by what is kept, and randomness costs them a tenth of their time. */
class Context implements RequestContext {
  /** Of the random numbers that Node makes ahead, 128 at a time. */
  readonly id = randomUUID().slice(-17).replace('-', '');
  status?: PageStatus;
  sharing?: string;
  #nonce = '';

  get nonce(): string {
    this.#nonce ||= randomBytes(24).toString('base64url');
    return this.#nonce;
  }
}

export function createContext(): RequestContext {
  return new Context();
}

/** Entered by the server (`server/handle-request.ts`) before the framework sees the request. */
export const requestContext = processWide('request context', () => new AsyncLocalStorage<RequestContext>());
