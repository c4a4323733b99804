/** An in-memory fake with the commands of Redis that shared values need: `stored` under their keys. */
export function fakeValues() {
  const stored = new Map<string, Buffer>();
  const seconds = new Map<string, number>();
  const lists = new Map<string, string[]>();
  const redis = {
    withTypeMapping: () => redis,
    getRange: async (key: string, from: number, to: number) =>
      (stored.get(key) ?? Buffer.alloc(0)).subarray(from, to + 1),
    set: jest.fn(async (key: string, value: Buffer, { expiration }: { expiration: { value: number } }) => {
      stored.set(key, value);
      seconds.set(key, expiration.value);
    }),
    zAdd: async (list: string, { value }: { value: string }) =>
      void lists.set(list, [...(lists.get(list) ?? []), value]),
    zRemRangeByScore: async () => 0,
    expire: async () => 1,
    zCard: async (list: string) => lists.get(list)?.length ?? 0,
    zPopMinCount: async (list: string, count: number) =>
      (lists.get(list) ?? []).splice(0, count).map((value) => ({ value })),
    del: async (keys: string | string[]) => void [keys].flat().map((key) => stored.delete(key) || lists.delete(key)),
  };
  return { redis, stored, seconds };
}
