const MIN_CAPACITY = 1024;

/** Occurrences of words (by number) in entries, in indexing order, with weight and field (see `matchField`). */
export class Postings {
  length = 0;
  words: Uint32Array;
  entries: Uint32Array;
  weights: Float32Array;
  fields: Uint8Array;

  constructor(expected: number) {
    const capacity = Math.max(MIN_CAPACITY, expected);
    this.words = new Uint32Array(capacity);
    this.entries = new Uint32Array(capacity);
    this.weights = new Float32Array(capacity);
    this.fields = new Uint8Array(capacity);
  }

  add(word: number, entry: number, weight: number, field: number): void {
    if (this.length === this.words.length) this.#grow();
    this.words[this.length] = word;
    this.entries[this.length] = entry;
    this.weights[this.length] = weight;
    this.fields[this.length] = field;
    this.length += 1;
  }

  #grow(): void {
    const { words, entries, weights, fields } = this;
    const larger = new Postings(2 * this.length);
    larger.words.set(words);
    larger.entries.set(entries);
    larger.weights.set(weights);
    larger.fields.set(fields);
    Object.assign(this, larger, { length: this.length });
  }
}

/** Postings grouped by word: the postings of a word begin at `starts[word]`, in the order of the entries. */
export interface PostingsByWord {
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
  readonly weights: Float32Array;
  readonly fields: Uint8Array;
}

/** Offsets of each number's group after sorting, and the total length at the end. */
function startsOf(numbers: Uint32Array, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (let at = 0; at < numbers.length; at++) {
    const after = (numbers[at] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let number = 0; number < count; number++) starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  return starts;
}

/** Sorts postings by word into compact arrays. `numbers`: the new number of each word; `count`: how many new numbers there are. */
export function byWord(postings: Postings, numbers: Uint32Array, count: number): PostingsByWord {
  const words = postings.words.subarray(0, postings.length).map((word) => numbers[word] ?? 0);
  const starts = startsOf(words, count);
  const next = starts.slice();
  const entries = new Uint32Array(postings.length);
  const weights = new Float32Array(postings.length);
  const fields = new Uint8Array(postings.length);
  for (let at = 0; at < postings.length; at++) {
    const word = words[at] ?? 0;
    const slot = next[word] ?? 0;
    next[word] = slot + 1;
    entries[slot] = postings.entries[at] ?? 0;
    weights[slot] = postings.weights[at] ?? 0;
    fields[slot] = postings.fields[at] ?? 0;
  }
  return { starts, entries, weights, fields };
}

/** The inverse index: for each of `count` entries, from `starts[entry]` on, its words and the slots of their postings. */
export function byEntry(postings: PostingsByWord, count: number) {
  const starts = startsOf(postings.entries, count);
  const next = starts.slice();
  const words = new Uint32Array(postings.entries.length);
  const slots = new Uint32Array(postings.entries.length);
  for (let word = 0; word + 1 < postings.starts.length; word++) {
    for (let slot = postings.starts[word] ?? 0; slot < (postings.starts[word + 1] ?? 0); slot++) {
      const entry = postings.entries[slot] ?? 0;
      const at = next[entry] ?? 0;
      next[entry] = at + 1;
      words[at] = word;
      slots[at] = slot;
    }
  }
  return { starts, words, slots };
}
