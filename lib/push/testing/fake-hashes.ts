const PAGE = 300;

/** What push asks of Redis, in memory; a scan tells of some records twice, as Redis may. */
export function fakeHashes() {
  const hashes = new Map<string, Map<string, string>>();
  const hash = (name: string) => hashes.get(name) ?? hashes.set(name, new Map()).get(name) ?? new Map<string, string>();
  return {
    hGet: async (name: string, key: string) => hash(name).get(key) ?? null,
    hLen: async (name: string) => hash(name).size,
    async hScan(name: string, cursor: string) {
      const from = Number(cursor);
      const all = [...hash(name)].map(([field, value]) => ({ field, value }));
      const next = from + PAGE < all.length ? String(from + PAGE - 1) : '0';
      return { cursor: next, entries: all.slice(from, from + PAGE) };
    },
    multi() {
      const queue: (() => void)[] = [];
      return {
        hSet: (name: string, values: Map<string, string>) =>
          queue.push(() => {
            for (const [key, value] of values) hash(name).set(key, value);
          }),
        hDel: (name: string, keys: string[]) =>
          queue.push(() => {
            for (const key of keys) hash(name).delete(key);
          }),
        exec: async () => {
          for (const run of queue) run();
        },
      };
    },
  };
}
