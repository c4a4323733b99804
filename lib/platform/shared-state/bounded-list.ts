import type { Redis } from './redis-connection.ts';

/** Values of one kind, with a limit on their number. */
export interface BoundedList {
  /** The key of the sorted set with the keys of the values. */
  key: string;
  max: number;
}

/** Adds a value to its list, and deletes the oldest values beyond the limit. @throws errors of Redis */
export async function appendBounded(
  { key: list, max }: BoundedList,
  redis: Redis,
  key: string,
  seconds: number,
): Promise<void> {
  const now = Date.now();
  try {
    await redis.zAdd(list, { score: now, value: key });
    await redis.zRemRangeByScore(list, 0, now - seconds * 1000);
    await redis.expire(list, seconds);
    const surplus = (await redis.zCard(list)) - max;
    if (surplus <= 0) return;
    const oldest = await redis.zPopMinCount(list, surplus);
    await redis.del(oldest.map(({ value }) => value));
  } catch (error) {
    // The key holds another type: without this the limit would never apply.
    if (/WRONGTYPE/.test(String(error))) await redis.del(list);
    throw error;
  }
}
