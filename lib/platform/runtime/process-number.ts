import { randomUUID } from 'node:crypto';
import { processSingleton } from './process-singleton.ts';

// Set by the parent process if there are several (`server/process/processes.ts`).
const number = process.env.SITE_PROCESS ?? '1';

/** Whether this process is the only or the first one that serves the site. */
export const isFirst = number === '1';

/** Id of this instance among all that share a Redis; the same in all its processes. */
export const instance = process.env.SITE_INSTANCE ?? processSingleton('instance-id', () => randomUUID());
