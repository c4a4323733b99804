import { z } from 'zod';
import { log } from '#lib/platform/runtime/log.ts';
import { instance } from '#lib/platform/runtime/process-number.ts';
import { isBefore, markRead } from './read-position.ts';
import { connectRedis, type Redis } from './redis-connection.ts';
import { PREFIX, type SharedStore } from './shared-store.ts';
import { withTimeout } from './with-timeout.ts';

/** A stream, so that an instance that was disconnected resumes where it stopped. */
const STREAM = `${PREFIX}published`;
/** The field of an entry that holds the publication as JSON; instances of earlier releases read it too. */
const PAYLOAD = 'said';
const MAX_ENTRIES = 1000;
const BLOCK_MS = 1000;
const READ_TIMEOUT_MS = 3000;
const RETRY_DELAY_MS = 250;
/** Long, as it runs in the background. */
const SEND_TIMEOUT_MS = 1000;
const MAX_UNSENT = 100;

/** Tags with Next's cache profile for them: `expire` in seconds. */
const invalidationSchema = z.tuple([
  z.union([z.string(), z.array(z.string())]),
  z
    .object({ expire: z.number().optional() })
    .nullish()
    .transform((value) => value ?? undefined),
]);

export type Invalidation = [tags: string | string[], durations?: { expire?: number }];

/** The highest age of another instance's page; includes a minute for differing clocks. */
const LOOK_BACK_MS = 16 * 60_000;

/** Reads the publications of other instances. It begins in the past, as applying a publication twice does no harm. */
export async function readInvalidations(
  url: string,
  onInvalidation: (invalidation: Invalidation) => void,
  end: AbortSignal,
): Promise<void> {
  let last = `${Date.now() - LOOK_BACK_MS}-0`;

  async function initialize(redis: Redis): Promise<void> {
    // A key of another type would block all publications. A missing key stays: another process may create it meanwhile.
    const type = await withTimeout(READ_TIMEOUT_MS, redis.type(STREAM));
    if (type !== 'stream' && type !== 'none') await withTimeout(READ_TIMEOUT_MS, redis.del(STREAM));
    const [newest] = (await withTimeout(READ_TIMEOUT_MS, redis.xRevRange(STREAM, '+', '-', { COUNT: 1 }))) ?? [];
    if (isBefore(newest?.id ?? '0-0', last)) last = newest?.id ?? '0-0';
    markRead(last);
  }

  async function read(redis: Redis): Promise<void> {
    const reply = redis.xRead({ key: STREAM, id: last }, { BLOCK: BLOCK_MS, COUNT: MAX_ENTRIES });
    for (const { messages } of (await withTimeout(READ_TIMEOUT_MS, reply)) ?? []) {
      for (const { id, message } of messages) {
        last = id;
        const invalidation = parseInvalidation(message[PAYLOAD]);
        markRead(id, invalidation?.[0]);
        if (invalidation && message.from !== instance) onInvalidation(invalidation);
      }
    }
  }

  await connectRedis(url, { onConnect: initialize, run: read }, end);
}

function parseInvalidation(json: string | undefined): Invalidation | null {
  try {
    return invalidationSchema.parse(JSON.parse(json ?? ''));
  } catch {
    log.warn('ignored a foreign entry in the Redis stream');
    return null;
  }
}

/** Sends a publication to the other instances; while Redis cannot be written, it is queued. */
export function createPublisher(store: SharedStore): (invalidation: Invalidation) => void {
  const unsent: string[] = [];
  let isSending = false;

  async function send(): Promise<void> {
    isSending = true;
    try {
      for (let [json] = unsent; json !== undefined; [json] = unsent) {
        const entry = { from: instance, [PAYLOAD]: json };
        const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: MAX_ENTRIES } as const;
        await store.run((redis) => redis.xAdd(STREAM, '*', entry, { TRIM: trim }), SEND_TIMEOUT_MS);
        unsent.shift();
      }
      isSending = false;
    } catch {
      setTimeout(send, RETRY_DELAY_MS).unref();
    }
  }

  return (invalidation) => {
    unsent.push(JSON.stringify(invalidation));
    if (unsent.length > MAX_UNSENT) unsent.shift();
    if (!isSending) void send();
  };
}
