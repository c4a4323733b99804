import { globSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/** Comments, texts and regular expressions, in the order in which they are tried. Within `${…}` of a template, code is masked too. */
const MASKED =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[=(,:[!&|?{};\n]\s*|return )\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;

/** The source with blanks instead of the characters of comments, texts and regular expressions; positions stay. */
export function maskSource(source: string): string {
  return source.replace(MASKED, (text) => text.replace(/[^\n]/g, ' '));
}

/** A change of a source at one place. */
interface Mutation {
  start: number;
  end: number;
  replacement: string;
  line: number;
}

type Operator = readonly [pattern: RegExp, replace: (text: string) => string];

/** No length is negative: `> 0` would become a condition that always holds, and mostly guards work that changes nothing. */
const NOT_OF_LENGTH = String.raw`(?<!\.(?:length|size)(?= > 0\b))`;

const swap = (pairs: Readonly<Record<string, string>>): Operator => {
  const alternatives = Object.keys(pairs).map((text) => text.replace(/[|+?*[\]()]/g, '\\$&'));
  return [
    new RegExp(`${NOT_OF_LENGTH} (?:${alternatives.join('|')}) `, 'g'),
    (text) => ` ${pairs[text.trim()] ?? ''} `,
  ];
};

/** Conditions, comparisons, boundaries, returned constants, removed calls and early returns. */
const operators: readonly Operator[] = [
  swap({ '===': '!==', '!==': '===', '&&': '||', '||': '&&', '<': '<=', '<=': '<', '>': '>=', '>=': '>' }),
  [/(?<=\.(?:length|size)) > 0\b/g, () => ' === 0'],
  [/ [+-] 1\b/g, (text) => (text.includes('+') ? ' - 1' : ' + 1')],
  [/(?<=[(\s])!(?=[\w(])/g, () => ''],
  [/\breturn (?:true|false|null|0|\[\])(?=;)/g, (text) => returned[text] ?? text],
  // A statement of one line that calls a function, or returns early.
  [/(?<=\n)[ ]+(?:await |void )?[\w.]+\([^\n]*\);(?=\n)/g, () => ''],
  [/(?<=\n)[ ]+if \([^\n]*\) return\b[^\n]*;(?=\n)/g, () => ''],
  [/(?<=\bif )\((?=[^\n]*\) [^\n]*\n)/g, () => '(false && '],
];

const returned: Readonly<Record<string, string>> = {
  'return true': 'return false',
  'return false': 'return true',
  'return null': "return 'mutated'",
  'return 0': 'return 1',
  'return []': "return ['mutated']",
};

/** All mutations of a source. Some do not parse. */
export function findMutations(source: string): Mutation[] {
  const masked = maskSource(source);
  const lineOf = (position: number) => source.slice(0, position).split('\n').length;
  return operators.flatMap(([pattern, replace]) =>
    [...masked.matchAll(pattern)].map(({ index, 0: text }) => {
      const indent = text.length - text.trimStart().length;
      return { start: index, end: index + text.length, replacement: replace(text), line: lineOf(index + indent) };
    }),
  );
}

/** The source after a mutation. */
export const mutate = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end);

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
