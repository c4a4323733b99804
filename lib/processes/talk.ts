import cluster from 'node:cluster';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';

type Cache = InstanceType<typeof FileSystemCache>;

/** What one process of the site tells the others. */
export interface Told {
  /** Content was published: what was made of these tags is old. */
  published: Parameters<Cache['revalidateTag']>;
  /** A page was rendered: the others need not. */
  rendered: Parameters<Cache['set']>;
  /** A session was ended; `until` as in `Revocations`. */
  ended: { id: string; until: number };
}

type Message = { [Topic in keyof Told]: { campusWebsite: Topic; said: Told[Topic] } }[keyof Told];

export function isTold(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'campusWebsite' in message;
}

/** To all other processes of the site, by way of the first one; nothing where there is only one. */
export function tellOthers<Topic extends keyof Told>(topic: Topic, said: Told[Topic]): void {
  if (cluster.isWorker) process.send?.({ campusWebsite: topic, said });
}

/** From now on, what another process tells. */
export function onTold<Topic extends keyof Told>(topic: Topic, listen: (said: Told[Topic]) => void): void {
  if (!cluster.isWorker) return;
  process.on('message', (message) => {
    if (isTold(message) && message.campusWebsite === topic) listen(message.said as Told[Topic]);
  });
}
