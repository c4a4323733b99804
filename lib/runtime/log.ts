import pino from 'pino';
import { requestContext } from './request-context.ts';

const quiet = process.env.NODE_ENV === 'test' ? 'silent' : 'info';

/**
 * One JSON line per event on standard output: `log.warn({ call, path, reason }, 'what happened')`. Level by `LOG_LEVEL`.
 * Never pass it a password, a cookie or an upstream body.
 */
export const log = pino({
  level: process.env.LOG_LEVEL?.trim() || quiet,
  base: undefined,
  // Next refuses the wall clock (`Date.now`) while it prerenders a page; a page may log meanwhile.
  timestamp: () => `,"time":"${new Date(performance.timeOrigin + performance.now()).toISOString()}"`,
  mixin: () => {
    const id = requestContext.getStore()?.id;
    return id === undefined ? {} : { request: id };
  },
  formatters: { level: (label) => ({ level: label }) },
});
