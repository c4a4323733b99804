import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { createPublisher, type Invalidation, readInvalidations } from './invalidation-log.ts';
import { sharedStore } from './shared-store.ts';

/** Events between the processes of the site; modules above this one declare their own (`declare module`). */
export interface ProcessEvents {
  /** Content was published: all data with these tags is stale. */
  published: Invalidation;
}

export type Message = {
  [Topic in keyof ProcessEvents]: { campusWebsite: Topic; payload: ProcessEvents[Topic] };
}[keyof ProcessEvents];

export function isProcessEvent(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'campusWebsite' in message;
}

export type InvalidationPublisher = ReturnType<typeof createPublisher>;

const emitter = () => processSingleton('remote-events', () => new EventEmitter().setMaxListeners(0));

/** The last publications, for modules that are loaded later. */
const history = () => processSingleton('invalidation-history', () => [] as Message[]);
const MAX_HISTORY = 100;

const publisherToInstances = () =>
  processSingleton('event-publisher', () => {
    const store = sharedStore();
    return store ? createPublisher(store) : null;
  });

/** Sends an event to all other processes of this instance, through the first one; does nothing where there is only one. */
export function broadcast<Topic extends keyof ProcessEvents>(topic: Topic, payload: ProcessEvents[Topic]): void {
  if (cluster.isWorker) process.send?.({ campusWebsite: topic, payload });
}

/** Announces that content was published: every cache of this process, of the others and of other instances gets this one event. */
export function publishInvalidation(payload: ProcessEvents['published']): void {
  publishToProcesses(payload);
  publisherToInstances()?.(payload);
}

/** `publishInvalidation` without other instances, which notice the same change themselves. */
export function publishToProcesses(payload: ProcessEvents['published']): void {
  publishHere(payload);
  broadcast('published', payload);
}

/** `publishInvalidation` in this process alone: the others notice the same change themselves. */
export function publishHere(payload: ProcessEvents['published']): void {
  emitHere({ campusWebsite: 'published', payload });
}

/** Emits an event to the listeners in this process, and to modules that are loaded later. */
function emitHere(message: Message): void {
  history().push(message);
  if (history().length > MAX_HISTORY) history().shift();
  emitter().emit('message', message);
}

/** Listens to publications and to the events of other processes. */
export function onEvent<Topic extends keyof ProcessEvents>(
  topic: Topic,
  listener: (payload: ProcessEvents[Topic]) => void,
): void {
  const dispatch = (message: unknown) => {
    if (isProcessEvent(message) && message.campusWebsite === topic) listener(message.payload as ProcessEvents[Topic]);
  };
  if (cluster.isWorker) process.on('message', dispatch);
  emitter().on('message', dispatch);
  for (const message of history()) dispatch(message);
}

/** Listens to other instances, where they share a Redis. */
export function listenToInstances(redisUrl: string | null): void {
  if (redisUrl === null) return;
  // Connects at the start: counters and sessions are shared from the first request on.
  sharedStore();
  const listener = (payload: Invalidation) => emitHere({ campusWebsite: 'published', payload });
  void readInvalidations(redisUrl, listener, new AbortController().signal);
}
