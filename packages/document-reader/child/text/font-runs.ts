import { type Convert, legacyFont } from '../../../nepali/legacy-fonts/index.ts';
import { joinSpacedWords } from '../../../nepali/text/index.ts';

/** A text in one font; null: a Unicode font, or an unknown one. */
export interface FontRun {
  readonly font: string | null;
  readonly text: string;
}

/** Symbol fonts have their glyphs at U+F020 to U+F0FF. */
const SYMBOLS = /[\uf020-\uf0ff]/g;

/** Converts the texts of a document to Unicode, and collects the names of its legacy fonts. */
export function createFontConverter(): { readonly names: Set<string>; textOf(runs: readonly FontRun[]): string } {
  const names = new Set<string>();
  const converters = new Map<string, Convert | null>();

  function converterOf(font: string | null): Convert | null {
    if (font === null) return null;
    const existing = converters.get(font);
    if (existing !== undefined) return existing;
    const legacy = legacyFont(font);
    const convert: Convert | null =
      legacy &&
      ((text) => {
        names.add(legacy.name);
        return legacy.convert(text.replace(SYMBOLS, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xf000)));
      });
    converters.set(font, convert);
    return convert;
  }

  /** Joins runs of one converter, as a word may be half in bold. */
  function textOf(runs: readonly FontRun[]): string {
    const joined: { convert: Convert | null; text: string }[] = [];
    for (const { font, text } of runs) {
      const convert = converterOf(font);
      const last = joined.at(-1);
      if (last && last.convert === convert) last.text += text;
      else joined.push({ convert, text });
    }
    const text = joined.map(({ convert, text }) => (convert && text.trim() !== '' ? convert(text) : text)).join('');
    return joinSpacedWords(text.trim()).replace(/\s+/g, ' ').normalize('NFC');
  }

  return { names, textOf };
}
