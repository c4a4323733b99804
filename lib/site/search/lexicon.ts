/** Sorted words, each identified by its index, with lookup by spelling, prefix and similarity. */
export class Lexicon {
  readonly #words: readonly string[];

  constructor(words: Iterable<string>) {
    this.#words = [...new Set(words)].sort(compare);
  }

  /** All words, sorted. */
  get list(): readonly string[] {
    return this.#words;
  }

  /** The index of a word, null if it is not in the lexicon. */
  indexOfWord(word: string): number | null {
    const index = this.#firstFrom(word);
    return this.#words[index] === word ? index : null;
  }

  /** The words with this prefix, and their indexes. */
  *beginningWith(start: string): Generator<readonly [word: string, index: number]> {
    for (let index = this.#firstFrom(start); this.#words[index]?.startsWith(start); index++) {
      yield [this.#words[index] ?? '', index];
    }
  }

  /** The words with the smallest Levenshtein distance, up to `maxDistance`, and this distance. */
  nearest(typed: string, maxDistance: number): { words: string[]; distance: number } {
    const width = typed.length + 1;
    // Row n holds the distances of a word's first n letters to the prefixes of the typed text; rows of a prefix shared with the next word are reused.
    const rows = [Uint16Array.from({ length: width }, (_, at) => at)];
    let near = { words: [] as string[], distance: maxDistance };
    let previous = '';
    // Words that share this many letters with the previous one are too distant.
    let tooFarFrom = Number.POSITIVE_INFINITY;
    for (const word of this.#words) {
      let shared = 0;
      while (shared < previous.length && word[shared] === previous[shared]) shared++;
      previous = word;
      if (shared >= tooFarFrom) continue;
      tooFarFrom = Number.POSITIVE_INFINITY;
      for (let length = shared + 1; length <= word.length && length < tooFarFrom; length++) {
        const row = rows[length] ?? new Uint16Array(width);
        rows[length] = row;
        if (fillRow(row, rows[length - 1] ?? row, word[length - 1] ?? '', typed) > maxDistance) tooFarFrom = length;
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

/** Compares by UTF-16 units, so that words with a common prefix are adjacent. */
function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** Fills the next row of the Levenshtein matrix and returns its minimum. */
function fillRow(row: Uint16Array, above: Uint16Array, letter: string, typed: string): number {
  row[0] = (above[0] ?? 0) + 1;
  let minDistance = row[0];
  for (let at = 1; at <= typed.length; at++) {
    const replaced = (above[at - 1] ?? 0) + (typed[at - 1] === letter ? 0 : 1);
    const cell = Math.min(replaced, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
    row[at] = cell;
    if (cell < minDistance) minDistance = cell;
  }
  return minDistance;
}
