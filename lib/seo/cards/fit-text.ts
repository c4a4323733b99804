import 'server-only';
import { shape } from './font.ts';

/** Pixels: sizes that are tried from the largest, and how much of the size a line is high. */
const SIZES = [84, 72, 60, 50, 42] as const;
const SMALLEST = 42;
const LEADING = 1.4;
const MOST_WORDS = 60;

export interface FittedText {
  size: number;
  /** Pixels from one baseline to the next. */
  leading: number;
  lines: string[];
}

interface Word {
  text: string;
  /** In units of the size. */
  width: number;
}

/** Breaks a text into lines of at most `width` pixels, as large as `height` allows; what is too long ends in `…`. */
export function fitText(text: string, width: number, height: number): FittedText {
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => ({ text: word, width: shape(word, 1).width }));
  const longest = Math.max(0, ...words.map((word) => word.width));
  for (const size of SIZES) {
    const lines = breakLines(words, width / size);
    const fits = lines.length * size * LEADING <= height && longest * size <= width;
    if (fits) return { size, leading: size * LEADING, lines };
  }
  return shorten(breakLines(words, width / SMALLEST), Math.floor(height / (SMALLEST * LEADING)));
}

function breakLines(words: readonly Word[], width: number): string[] {
  const space = shape(' ', 1).width;
  const lines: { text: string; width: number }[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && line.width + space + word.width <= width) {
      line.text += ` ${word.text}`;
      line.width += space + word.width;
    } else lines.push({ ...word });
  }
  return lines.map(({ text }) => text);
}

function shorten(lines: readonly string[], most: number): FittedText {
  const shown = lines.slice(0, most);
  const last = shown.at(-1);
  const ended = lines.length > most && last !== undefined ? [...shown.slice(0, -1), `${last} …`] : shown;
  return { size: SMALLEST, leading: SMALLEST * LEADING, lines: ended };
}
