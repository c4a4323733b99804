import { globSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { findMutations, type Mutation, mutate } from './mutations.ts';

export interface Mutant extends Mutation {
  file: string;
  /** The line before and after. */
  before: string;
  after: string;
  source: string;
}

export const defaultFiles = ['lib/**', 'packages/**', 'server/**', 'campus-api/**', 'components/**'];

/** Numbers from 0 to 1 that depend on the seed only (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const compiled = (source: string, file: string) => {
  try {
    return transformSync(source, { loader: file.endsWith('x') ? 'tsx' : 'ts', logLevel: 'silent' }).code;
  } catch {
    return null;
  }
};

/** The mutant of a file; null if it does not parse, or compiles to the same program. */
export function createMutant(file: string, original: string, mutation: Mutation): Mutant | null {
  const source = mutate(original, mutation);
  const code = compiled(source, file);
  if (code === null || code === compiled(original, file)) return null;
  const lineAt = (text: string) => text.split('\n')[mutation.line - 1]?.trim() ?? '';
  return { ...mutation, file, source, before: lineAt(original), after: lineAt(source) };
}

/** At most `count` mutants of source files that match the patterns, at random places: a file is drawn by the number of its places, and once. */
export function drawMutants(patterns: readonly string[], count: number, seed: number): Mutant[] {
  const random = randomNumbers(seed);
  const files = [...new Set(patterns.flatMap((pattern) => globSync(pattern)))]
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file))
    .sort();
  const places = files.flatMap((file) =>
    findMutations(readFileSync(file, 'utf8')).map((mutation) => ({ file, mutation })),
  );
  const mutants: Mutant[] = [];
  const drawn = new Set<string>();
  while (mutants.length < count && places.length > 0) {
    const [place] = places.splice(Math.floor(random() * places.length), 1);
    if (!place || drawn.has(place.file)) continue;
    const mutant = createMutant(place.file, readFileSync(place.file, 'utf8'), place.mutation);
    if (mutant === null) continue;
    drawn.add(place.file);
    mutants.push(mutant);
  }
  return mutants;
}
