/** Comments, texts and regular expressions, in the order in which they are tried. Within `${…}` of a template, code is masked too. */
const MASKED =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[=(,:[!&|?{};\n]\s*|return )\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;

/** The source with blanks instead of the characters of comments, texts and regular expressions; positions stay. */
export function maskSource(source: string): string {
  return source.replace(MASKED, (text) => text.replace(/[^\n]/g, ' '));
}

/** A change of a source at one place. */
export interface Mutation {
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
