/** As much of Redis as shared values need, in memory: `stored` under their keys. */
export function fakeValues() {
  const stored = new Map<string, Buffer>();
  const seconds = new Map<string, number>();
  const redis = {
    withTypeMapping: () => redis,
    getRange: async (key: string, from: number, to: number) =>
      (stored.get(key) ?? Buffer.alloc(0)).subarray(from, to + 1),
    set: jest.fn(async (key: string, value: Buffer, { expiration }: { expiration: { value: number } }) => {
      stored.set(key, value);
      seconds.set(key, expiration.value);
    }),
  };
  return { redis, stored, seconds };
}
