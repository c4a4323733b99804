import pino from 'pino';
import { processSingleton } from './process-singleton.ts';
import { renderContext } from './render-context.ts';

const chosen = process.env.LOG_LEVEL?.trim() || (process.env.NODE_ENV === 'test' ? 'silent' : 'info');
/** The settings refuse an unknown level with a sentence, which needs a log that can be created. */
const level = chosen === 'silent' || chosen in pino.levels.values ? chosen : 'info';

/** Flushes the log when the process exits. Created once per process, as it adds an exit listener. */
const destination = processSingleton('log-destination', () => pino.destination({ sync: level === 'silent' }));

/**
 * One JSON line per event on standard output: `log.warn({ call, path, reason }, 'what happened')`. Level by `LOG_LEVEL`.
 * Never pass it a password, a cookie or an upstream body.
 */
export const log = pino(
  {
    level,
    base: undefined,
    // Next forbids the wall clock (`Date.now`) while it prerenders a page, which may log.
    timestamp: () => `,"time":"${new Date(performance.timeOrigin + performance.now()).toISOString()}"`,
    mixin: () => {
      const id = renderContext.getStore()?.id;
      return id === undefined ? {} : { request: id };
    },
    formatters: { level: (label) => ({ level: label }) },
  },
  destination,
);
