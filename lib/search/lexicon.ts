/** Words in the order of their letters, each known by its place in it: found by spelling, by beginning and by likeness. */
export class Lexicon {
  readonly #words: readonly string[];

  constructor(words: Iterable<string>) {
    this.#words = [...new Set(words)].sort(compare);
  }

  /** All words, each at its place. */
  get list(): readonly string[] {
    return this.#words;
  }

  /** The place of a word, null where it is not one of them. */
  placeOf(word: string): number | null {
    const place = this.#firstFrom(word);
    return this.#words[place] === word ? place : null;
  }

  /** The words that begin so, with their places. */
  *beginningWith(start: string): Generator<readonly [word: string, place: number]> {
    for (let place = this.#firstFrom(start); this.#words[place]?.startsWith(start); place++) {
      yield [this.#words[place] ?? '', place];
    }
  }

  /** The words with the fewest letters to replace, insert or leave out, `most` at most, and how many these are. */
  nearest(typed: string, most: number): { words: string[]; distance: number } {
    const width = typed.length + 1;
    // Row n holds the distances of a word's first n letters to the beginnings of what was typed; the next word keeps the rows of the beginning that they share.
    const rows = [Uint16Array.from({ length: width }, (_, at) => at)];
    let near = { words: [] as string[], distance: most };
    let before = '';
    // No word that shares so many letters with the one before can be near enough.
    let tooFarFrom = Number.POSITIVE_INFINITY;
    for (const word of this.#words) {
      let shared = 0;
      while (shared < before.length && word[shared] === before[shared]) shared++;
      before = word;
      if (shared >= tooFarFrom) continue;
      tooFarFrom = Number.POSITIVE_INFINITY;
      for (let length = shared + 1; length <= word.length && length < tooFarFrom; length++) {
        const row = rows[length] ?? new Uint16Array(width);
        rows[length] = row;
        if (fillRow(row, rows[length - 1] ?? row, word[length - 1] ?? '', typed) > most) tooFarFrom = length;
      }
      if (tooFarFrom <= word.length) continue;
      const distance = rows[word.length]?.[typed.length] ?? Number.POSITIVE_INFINITY;
      if (distance < near.distance) near = { words: [word], distance };
      else if (distance === near.distance) near.words.push(word);
    }
    return near;
  }

  #firstFrom(word: string): number {
    let [from, to] = [0, this.#words.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (compare(this.#words[middle] ?? '', word) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** By UTF-16 units, so that words of one beginning stand together. */
function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** The next row of the Levenshtein distance; answers its least. */
function fillRow(row: Uint16Array, above: Uint16Array, letter: string, typed: string): number {
  row[0] = (above[0] ?? 0) + 1;
  let least = row[0];
  for (let at = 1; at <= typed.length; at++) {
    const replaced = (above[at - 1] ?? 0) + (typed[at - 1] === letter ? 0 : 1);
    const cell = Math.min(replaced, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
    row[at] = cell;
    if (cell < least) least = cell;
  }
  return least;
}
