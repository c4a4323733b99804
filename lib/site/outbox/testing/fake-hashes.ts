const PAGE = 300;

/** An in-memory fake with the commands of Redis that push needs; a scan returns some records twice, as Redis may. */
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
    /** Emulates the only Lua script (`records-on-redis.ts`). */
    async eval(_script: string, { keys, arguments: [json = ''] }: { keys: string[]; arguments: string[] }) {
      type Record = [position: number, key: string, value: string | null];
      const { expected, changes }: { expected: Record[]; changes: Record[] } = JSON.parse(json);
      const at = (position: number) => hash(keys[position - 1] ?? '');
      if (expected.some(([position, key, value]) => (at(position).get(key) ?? null) !== value)) return 0;
      for (const [position, key, value] of changes) {
        if (value === null) at(position).delete(key);
        else at(position).set(key, value);
      }
      return 1;
    },
  };
}
