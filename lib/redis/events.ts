import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { processWide } from '#lib/runtime/process-wide.ts';
import { createTeller, hearNews, type News } from './news.ts';
import { sharedStore } from './shared-store.ts';

/** What one process of the site tells the others; rooms above this one declare their own (`declare module`). */
export interface Told {
  /** Content was published: what was made of these tags is old. */
  published: News;
}

type Message = { [Topic in keyof Told]: { campusWebsite: Topic; said: Told[Topic] } }[keyof Told];

export function isTold(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'campusWebsite' in message;
}

const elsewhere = () => processWide('told by other instances', () => new EventEmitter());

/** The last publications: whatever is loaded later is to know them too. */
const heard = () => processWide('heard of other instances', () => [] as Message[]);
const MOST_HEARD = 100;

const tellInstances = () =>
  processWide('tell other instances', () => {
    const store = sharedStore();
    return store ? createTeller(store) : null;
  });

/** To all other processes of this instance, by way of the first one; nothing where there is only one. */
export function tellOthers<Topic extends keyof Told>(topic: Topic, said: Told[Topic]): void {
  if (cluster.isWorker) process.send?.({ campusWebsite: topic, said });
}

/** That content was published: every cache of this process, of the others and of other instances hears the one event. */
export function publish(said: Told['published']): void {
  hearHere({ campusWebsite: 'published', said });
  tellOthers('published', said);
  tellInstances()?.(said);
}

/** To what listens in this process now, and to what is loaded later. */
function hearHere(message: Message): void {
  heard().push(message);
  if (heard().length > MOST_HEARD) heard().shift();
  elsewhere().emit('message', message);
}

/** From now on: what is published, and what another process tells. */
export function onTold<Topic extends keyof Told>(topic: Topic, listen: (said: Told[Topic]) => void): void {
  const take = (message: unknown) => {
    if (isTold(message) && message.campusWebsite === topic) listen(message.said as Told[Topic]);
  };
  if (cluster.isWorker) process.on('message', take);
  elsewhere().on('message', take);
  for (const message of heard()) take(message);
}

/** Hears other instances, where they share a Redis. */
export function hearInstances(redisUrl: string | null): void {
  if (redisUrl === null) return;
  // The counters and sessions are to be shared from the first request on.
  sharedStore();
  const hear = (said: News) => hearHere({ campusWebsite: 'published', said });
  void hearNews(redisUrl, hear, new AbortController().signal);
}
