import type { Engine } from './engine.ts';
import { meanConfidence, type Word, type WordLine } from './words.ts';

/** Short words without letters of Devanagari below this confidence may be numbers in its digits, which look like Latin letters. */
const CERTAIN = 85;
const MAX_LENGTH = 4;
/** Words that are recognised again; each takes several milliseconds. */
const MAX_WORDS = 150;
/** Pixels around a word. */
const MARGIN = 6;

const isUncertain = ({ text, confidence }: Word) =>
  confidence < CERTAIN && [...text].length <= MAX_LENGTH && /[^०-९0-9]/.test(text) && !/[\u0904-\u0939]{2}/.test(text);

/** The lines with uncertain short words replaced by numbers, where these are recognised with more confidence. */
export function withNumbers(
  engine: Engine,
  lines: readonly WordLine[],
  { width, height }: { width: number; height: number },
): WordLine[] {
  let count = 0;
  const asNumber = (word: Word): Word => {
    if (!isUncertain(word) || count >= MAX_WORDS) return word;
    count += 1;
    const part = {
      left: Math.max(0, word.left - MARGIN),
      top: Math.max(0, word.top - MARGIN),
      right: Math.min(width, word.right + MARGIN),
      bottom: Math.min(height, word.bottom + MARGIN),
    };
    const read = engine.recogniseNumber(part);
    const confidence = meanConfidence(read);
    const text = read.flatMap((line) => line.words.map((each) => each.text)).join('');
    return /^[०-९]+$|^\d+$/.test(text) && confidence > word.confidence ? { ...word, text, confidence } : word;
  };
  return lines.map((line) => ({ ...line, words: line.words.map(asNumber) }));
}
