import { randomUUID } from 'node:crypto';
import { processSingleton } from './process-singleton.ts';

// Set by the process that starts this one, where there are several (`server/process/processes.ts`).
const number = process.env.SITE_PROCESS ?? '1';

/** Whether this process is the only one that serves the site, or the first of them. */
export const isFirst = number === '1';

/** Identifies this instance among those that share a Redis; the same in all its processes. */
export const instance = process.env.SITE_INSTANCE ?? processSingleton('instance', () => randomUUID());
