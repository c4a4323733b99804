import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { createPublisher, type Invalidation, readInvalidations } from './invalidation-log.ts';
import { sharedStore } from './shared-store.ts';

/** Events between the processes of the site; rooms above this one declare their own (`declare module`). */
export interface ProcessEvents {
  /** Content was published: whatever has these tags is stale. */
  published: Invalidation;
}

type Message = {
  [Topic in keyof ProcessEvents]: { campusWebsite: Topic; said: ProcessEvents[Topic] };
}[keyof ProcessEvents];

export function isProcessEvent(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'campusWebsite' in message;
}

const elsewhere = () => processSingleton('told by other instances', () => new EventEmitter().setMaxListeners(0));

/** The last publications, for modules that are loaded later. */
const heard = () => processSingleton('heard of other instances', () => [] as Message[]);
const MOST_HEARD = 100;

const publisherToInstances = () =>
  processSingleton('tell other instances', () => {
    const store = sharedStore();
    return store ? createPublisher(store) : null;
  });

/** Sends an event to all other processes of this instance, through the first one; does nothing where there is only one. */
export function broadcast<Topic extends keyof ProcessEvents>(topic: Topic, said: ProcessEvents[Topic]): void {
  if (cluster.isWorker) process.send?.({ campusWebsite: topic, said });
}

/** Announces that content was published: every cache of this process, of the others and of other instances gets this one event. */
export function publish(said: ProcessEvents['published']): void {
  emitHere({ campusWebsite: 'published', said });
  broadcast('published', said);
  publisherToInstances()?.(said);
}

/** Emits an event to the listeners in this process, and to modules that are loaded later. */
function emitHere(message: Message): void {
  heard().push(message);
  if (heard().length > MOST_HEARD) heard().shift();
  elsewhere().emit('message', message);
}

/** Listens to publications and to the events of other processes. */
export function onEvent<Topic extends keyof ProcessEvents>(
  topic: Topic,
  listen: (said: ProcessEvents[Topic]) => void,
): void {
  const take = (message: unknown) => {
    if (isProcessEvent(message) && message.campusWebsite === topic) listen(message.said as ProcessEvents[Topic]);
  };
  if (cluster.isWorker) process.on('message', take);
  elsewhere().on('message', take);
  for (const message of heard()) take(message);
}

/** Listens to other instances, where they share a Redis. */
export function listenToInstances(redisUrl: string | null): void {
  if (redisUrl === null) return;
  // Connects at the start: counters and sessions are shared from the first request on.
  sharedStore();
  const hear = (said: Invalidation) => emitHere({ campusWebsite: 'published', said });
  void readInvalidations(redisUrl, hear, new AbortController().signal);
}
