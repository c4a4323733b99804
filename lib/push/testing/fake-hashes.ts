const PAGE = 300;

/** As much of Redis as push needs, in memory; a scan returns some records twice, as Redis may. */
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
    /** Does what the only Lua script does (`records-on-redis.ts`). */
    async eval(_script: string, { keys, arguments: [asked = ''] }: { keys: string[]; arguments: string[] }) {
      type Record = [place: number, key: string, value: string | null];
      const { whileStill, changes }: { whileStill: Record[]; changes: Record[] } = JSON.parse(asked);
      const at = (place: number) => hash(keys[place - 1] ?? '');
      if (whileStill.some(([place, key, value]) => (at(place).get(key) ?? null) !== value)) return 0;
      for (const [place, key, value] of changes) {
        if (value === null) at(place).delete(key);
        else at(place).set(key, value);
      }
      return 1;
    },
  };
}
