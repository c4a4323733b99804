const LEAST = 1024;

/** The words of entries as they are met: that a word (by its number) stands in an entry, what it says of it, and where it stands (`place`). */
export class Postings {
  length = 0;
  words: Uint32Array;
  entries: Uint32Array;
  weights: Float32Array;
  places: Uint8Array;

  constructor(expected: number) {
    const room = Math.max(LEAST, expected);
    this.words = new Uint32Array(room);
    this.entries = new Uint32Array(room);
    this.weights = new Float32Array(room);
    this.places = new Uint8Array(room);
  }

  add(word: number, entry: number, weight: number, place: number): void {
    if (this.length === this.words.length) this.#grow();
    this.words[this.length] = word;
    this.entries[this.length] = entry;
    this.weights[this.length] = weight;
    this.places[this.length] = place;
    this.length += 1;
  }

  #grow(): void {
    const { words, entries, weights, places } = this;
    const larger = new Postings(2 * this.length);
    larger.words.set(words);
    larger.entries.set(entries);
    larger.weights.set(weights);
    larger.places.set(places);
    Object.assign(this, larger, { length: this.length });
  }
}

/** Postings by word: those of a word stand one after the other, from `starts[word]` on, in the order of the entries. */
export interface PostingsByWord {
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
  readonly weights: Float32Array;
  readonly places: Uint8Array;
}

/** Where those of each number begin when they are sorted by it; one more than there are numbers. */
function startsOf(numbers: Uint32Array, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (let at = 0; at < numbers.length; at++) {
    const after = (numbers[at] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let number = 0; number < count; number++) starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  return starts;
}

/** Sorts what was met by word, into arrays without gaps. `numbers`: what each word is numbered from now on; there are `count` of them. */
export function byWord(met: Postings, numbers: Uint32Array, count: number): PostingsByWord {
  const words = met.words.subarray(0, met.length).map((word) => numbers[word] ?? 0);
  const starts = startsOf(words, count);
  const next = starts.slice();
  const entries = new Uint32Array(met.length);
  const weights = new Float32Array(met.length);
  const places = new Uint8Array(met.length);
  for (let at = 0; at < met.length; at++) {
    const word = words[at] ?? 0;
    const slot = next[word] ?? 0;
    next[word] = slot + 1;
    entries[slot] = met.entries[at] ?? 0;
    weights[slot] = met.weights[at] ?? 0;
    places[slot] = met.places[at] ?? 0;
  }
  return { starts, entries, weights, places };
}

/** The way back: for each of `count` entries, from `starts[entry]` on, its words and where their postings stand. */
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
