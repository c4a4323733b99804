import { z } from 'zod';
import { log } from '#lib/runtime/log.ts';
import { instance } from '#lib/runtime/process-number.ts';
import { isBefore, markRead } from './read-position.ts';
import { connectRedis, type Redis } from './redis-connection.ts';
import { PREFIX, type SharedStore } from './shared-store.ts';
import { within } from './with-timeout.ts';

/** A stream, so that an instance that was disconnected reads on from where it stopped. */
const STREAM = `${PREFIX}published`;
const LONGEST = 1000;
const BLOCK_MS = 1000;
const LATE_MS = 3000;
const AGAIN_MS = 250;
/** Long, as nobody waits for it. */
const TELL_MS = 1000;
const MOST_UNSENT = 100;

/** Tags with Next's cache profile for them: `expire` in seconds. */
const invalidationSchema = z.tuple([
  z.union([z.string(), z.array(z.string())]),
  z
    .object({ expire: z.number().optional() })
    .nullish()
    .transform((value) => value ?? undefined),
]);

export type Invalidation = [tags: string | string[], durations?: { expire?: number }];

/** No page of another instance is older; includes a minute for differing clocks. */
const BEGIN_MS = 16 * 60_000;

/** The publications of other instances. It begins in the past, as applying a publication twice does no harm. */
export async function readInvalidations(
  url: string,
  hear: (news: Invalidation) => void,
  end: AbortSignal,
): Promise<void> {
  let last = `${Date.now() - BEGIN_MS}-0`;

  async function settle(redis: Redis): Promise<void> {
    // The key holds another type: without this no publication could be sent. Where there is none, another process may make it meanwhile.
    const type = await within(LATE_MS, redis.type(STREAM));
    if (type !== 'stream' && type !== 'none') await within(LATE_MS, redis.del(STREAM));
    const [newest] = (await within(LATE_MS, redis.xRevRange(STREAM, '+', '-', { COUNT: 1 }))) ?? [];
    if (isBefore(newest?.id ?? '0-0', last)) last = newest?.id ?? '0-0';
    markRead(last);
  }

  async function read(redis: Redis): Promise<void> {
    const asked = redis.xRead({ key: STREAM, id: last }, { BLOCK: BLOCK_MS, COUNT: LONGEST });
    for (const { messages } of (await within(LATE_MS, asked)) ?? []) {
      for (const { id, message } of messages) {
        last = id;
        const news = newsOf(message.said);
        markRead(id, news?.[0]);
        if (news && message.from !== instance) hear(news);
      }
    }
  }

  await connectRedis(url, { onMade: settle, run: read }, end);
}

function newsOf(said: string | undefined): Invalidation | null {
  try {
    return invalidationSchema.parse(JSON.parse(said ?? ''));
  } catch {
    log.warn('something in Redis that was not of this site was left aside');
    return null;
  }
}

/** Sends a publication to the other instances; while Redis cannot be written, it is queued. */
export function createPublisher(store: SharedStore): (news: Invalidation) => void {
  const unsent: string[] = [];
  let isSending = false;

  async function send(): Promise<void> {
    isSending = true;
    try {
      for (let said = unsent[0]; said !== undefined; said = unsent[0]) {
        const entry = { from: instance, said };
        const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: LONGEST } as const;
        await store.ask((redis) => redis.xAdd(STREAM, '*', entry, { TRIM: trim }), TELL_MS);
        unsent.shift();
      }
      isSending = false;
    } catch {
      setTimeout(send, AGAIN_MS).unref();
    }
  }

  return (news) => {
    unsent.push(JSON.stringify(news));
    if (unsent.length > MOST_UNSENT) unsent.shift();
    if (!isSending) void send();
  };
}
