/** A converter to Unicode, and all signs that a font can draw. */
type Convert = (text: string) => string;

/** A pseudo-random number below `limit`, always the same for a seed. */
export function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const CONSONANT = '[क-ह]';
const SYLLABLE = new RegExp(
  `(?:(र्)(?=${CONSONANT}))?((?:${CONSONANT}्)*?)(${CONSONANT})((?:्र)?)(ि?)([ाीुूृेैोौ]?)([ँंः]*)(?![\u094d])|([अआइईउऊऋएऐओऔ])([ँंः]*)|${CONSONANT}्$`,
  'gy',
);
/** Signs of a letter before its marks, and marks that complete it. */
type Typing = readonly [before: readonly string[], marks: readonly string[]];
const composed: readonly (readonly [letter: string, stem: string, marks: readonly string[]])[] = [
  ['फ', 'प', ['TAIL']],
  ['झ', 'भ', ['TAIL']],
  ['ऊ', 'उ', ['TAIL']],
  ['ई', 'इ', ['REPH']],
  ['आ', 'अ', ['ा']],
  ['ओ', 'अ', ['ा', 'े']],
  ['औ', 'अ', ['ा', 'ै']],
  ['ऐ', 'ए', ['े']],
];
const vowelParts: Readonly<Record<string, readonly string[]>> = { 'ो': ['ा', 'े'], 'ौ': ['ा', 'ै'] };

/** Types words of Unicode with the keys of a font, the marks of each letter in any order; null for a word that the font cannot draw. */
export function createTypist(convert: Convert, random: (limit: number) => number): (word: string) => string | null {
  const keys = new Map<string, string[]>([
    ['TAIL', ['m']],
    ['REPH', ['{']],
    ['SHORT_I', ['l']],
  ]);
  for (let code = 0x21; code < 0x2200; code = code === 0x7e ? 0xa1 : code + 1) {
    const key = String.fromCodePoint(code);
    const sign = convert(key);
    if (sign !== key && !'lm{'.includes(key)) keys.set(sign, [...(keys.get(sign) ?? []), key]);
  }
  const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)];
  const shuffle = <T>(list: readonly T[]) => {
    const order = [...list];
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = random(at + 1);
      const [a, b] = [order[at], order[other]];
      if (a !== undefined && b !== undefined) [order[at], order[other]] = [b, a];
    }
    return order;
  };
  const letter = (text: string): Typing | undefined =>
    pick<Typing>([
      ...(keys.has(text) ? [[[text], []] as const] : []),
      ...(keys.has(`${text}्`) ? [[[`${text}्`], ['ा']] as const] : []),
      ...composed.filter(([whole]) => whole === text).map(([, stem, marks]) => [[stem], marks] as const),
    ]);
  const half = (consonant: string): readonly string[] =>
    pick([
      ...(keys.has(`${consonant}्`) ? [[`${consonant}्`]] : []),
      ...(keys.has(consonant) ? [[consonant, '्']] : []),
    ]) ?? ['?'];
  const syllable = ([
    whole,
    reph,
    halves = '',
    base = '',
    rakar,
    shortI,
    vowel = '',
    signs = '',
    alone,
    aloneSigns = '',
  ]: RegExpExecArray) => {
    if (whole.endsWith('्')) return half(whole.slice(0, -1));
    const [stem, marks] = letter(alone ?? base) ?? [['?'], []];
    const before = (halves.match(/[क-ह]/g) ?? []).flatMap(half);
    const all = [
      ...marks,
      ...(reph ? ['REPH'] : []),
      ...(rakar ? [rakar] : []),
      ...(vowelParts[vowel] ?? [...vowel]),
      ...signs,
      ...aloneSigns,
    ];
    const typed =
      shortI && random(2) === 0
        ? ['SHORT_I', ...before, ...stem]
        : [...before, ...(shortI ? ['SHORT_I'] : []), ...stem];
    return [...typed, ...shuffle(all)];
  };
  return (word) => {
    let typed = '';
    SYLLABLE.lastIndex = 0;
    while (SYLLABLE.lastIndex < word.length) {
      const match = SYLLABLE.exec(word);
      if (!match) return null;
      for (const sign of syllable(match)) {
        const key = pick(keys.get(sign) ?? []);
        if (key === undefined) return null;
        typed += key;
      }
    }
    return typed;
  };
}
