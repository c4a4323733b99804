import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../campus/process-wide.ts';

/** What belongs to the request that is being answered. */
export interface RequestContext {
  /** In the log, and in the answer as `X-Request-Id`. */
  readonly id: string;
  /** Next marks the scripts that it writes with it; nobody else knows it before the page is rendered. */
  readonly nonce: string;
}

/** Entered by the gate (`gate.ts`) before Next sees the request. */
export const requestContext = processWide('request context', () => new AsyncLocalStorage<RequestContext>());
