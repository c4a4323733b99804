/** A seeded source of numbers (mulberry32), so that every run draws the same pictures. */
export interface Random {
  /** A number from `low` to `high`. */
  between(low: number, high: number): number;
  /** One of `items`; throws on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
}

/** The same text always gives the same numbers. */
export function seededRandom(seed: string): Random {
  let state = 0;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1) + 0x7f4a7c15;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    chance: (probability) => next() < probability,
  };
}
