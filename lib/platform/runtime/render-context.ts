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
  readonly isPreview: boolean;
}

/** The nonce is created when first read: most responses come from the cache without a nonce, which would take a tenth of their time. */
class Context implements RenderContext {
  readonly id: string;
  readonly isPreview: boolean;
  #nonce = '';

  constructor(id: string, isPreview: boolean) {
    this.id = id;
    this.isPreview = isPreview;
  }

  get nonce(): string {
    this.#nonce ||= randomBytes(24).toString('base64url');
    return this.#nonce;
  }
}

/** The id comes from the random numbers that Node generates in advance, 128 at a time. */
export function createContext(id = randomUUID().slice(-17).replace('-', ''), isPreview = false): RenderContext {
  return new Context(id, isPreview);
}

/** Entered by the server (`server/handlers/next.ts`) before the framework sees the request. */
export const renderContext = processSingleton('render-context', () => new AsyncLocalStorage<RenderContext>());
