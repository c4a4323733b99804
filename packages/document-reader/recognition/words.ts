/** A recognised word, in pixels of the level picture. */
export interface Word {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Words on one baseline, as the engine found them. `size`: the height from ascenders to descenders. */
export interface WordLine {
  readonly words: readonly Word[];
  readonly baseline: number;
  readonly size: number;
}

const letters = (text: string) => [...text].length;

/** Mean confidence of all words, weighted by their length; 0 without words. */
export function meanConfidence(lines: readonly WordLine[]): number {
  const words = lines.flatMap((line) => line.words);
  const total = words.reduce((sum, { text }) => sum + letters(text), 0);
  const weighted = words.reduce((sum, { text, confidence }) => sum + letters(text) * confidence, 0);
  return total === 0 ? 0 : weighted / total;
}
