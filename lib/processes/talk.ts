import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { processWide } from '../campus/process-wide.ts';
import { createTeller, hearNews, type News } from '../redis/news.ts';
import { sharedStore } from '../redis/shared-store.ts';

type Cache = InstanceType<typeof FileSystemCache>;

/** What one process of the site tells the others. */
export interface Told {
  /** Content was published: what was made of these tags is old. */
  published: Parameters<Cache['revalidateTag']>;
  /** A page was rendered, begun at that time (epoch milliseconds): the others need not. */
  rendered: { page: Parameters<Cache['set']>; at: number };
  /** A session was ended; `until` as in `Revocations`. */
  ended: { id: string; until: number };
}

type Message = { [Topic in keyof Told]: { campusWebsite: Topic; said: Told[Topic] } }[keyof Told];

export function isTold(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'campusWebsite' in message;
}

const elsewhere = () => processWide('told by other instances', () => new EventEmitter());

/** The last that other instances published: whatever is loaded later is to know it too. */
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

/** What was published, to other instances too. */
export function tellPublished(said: Told['published']): void {
  tellOthers('published', said);
  tellInstances()?.(said);
}

/** That content was published, to all processes of all instances, this one too. */
export function publish(said: Told['published']): void {
  elsewhere().emit('message', { campusWebsite: 'published', said });
  tellPublished(said);
}

/** From now on, what another process tells, or another instance. */
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
  const hear = (said: News) => {
    const message: Message = { campusWebsite: 'published', said };
    heard().push(message);
    if (heard().length > MOST_HEARD) heard().shift();
    elsewhere().emit('message', message);
  };
  void hearNews(redisUrl, hear, new AbortController().signal);
}
