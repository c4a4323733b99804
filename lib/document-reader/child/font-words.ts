import { type Convert, legacyFont } from '#lib/legacy-fonts/legacy-font.ts';
import { isLegacyFont } from '#lib/legacy-fonts/recognize.ts';
import type { Fragment } from './text-runs.ts';
import { fromVisualOrder, isInVisualOrder } from './visual-order.ts';

type Runs = Fragment['runs'];

/** How the signs of each font become words: legacy fonts by their own table, others as they are or put into order. */
export function fontWords(fragments: readonly Fragment[]): { of(runs: Runs): string; legacyFonts: string[] } {
  const texts = new Map<string, string[]>();
  for (const { font, text } of fragments.flatMap(({ runs }) => runs)) {
    const list = texts.get(font) ?? [];
    texts.set(font, list);
    list.push(text);
  }
  const legacyFonts = new Set<string>();
  const converters = new Map<string, Convert>();
  for (const [font, list] of texts) {
    const legacy = legacyFont(font) ?? unnamedLegacy(font, list.join(' '));
    if (legacy) {
      legacyFonts.add(legacy.name);
      converters.set(font, legacy.convert);
    } else converters.set(font, isInVisualOrder(list.join(' ')) ? fromVisualOrder : asItIs);
  }
  const of = (runs: Runs) =>
    joinAlike(runs, (font) => converters.get(font) ?? asItIs)
      .map(({ convert, text }) => convert(text))
      .join('')
      .normalize('NFC');
  return { of, legacyFonts: [...legacyFonts].sort() };
}

/** Some programs leave out the names of fonts ("CIDFont+F1"); the text shows which font it is. */
function unnamedLegacy(font: string, text: string): ReturnType<typeof legacyFont> {
  const isUnnamed = /^(?:[A-Z]{6}\+)?(?:CIDFont\+)?[FT]\d{0,3}$|^$/.test(font);
  return isUnnamed && text.length > 40 && isLegacyFont(text) ? legacyFont('Preeti') : null;
}

const asItIs: Convert = (text) => text;

/** Runs that are read alike are read together: a word may be half in bold. */
function joinAlike(runs: Runs, converterOf: (font: string) => Convert): { convert: Convert; text: string }[] {
  const joined: { convert: Convert; text: string }[] = [];
  for (const { font, text } of runs) {
    const convert = converterOf(font);
    const last = joined.at(-1);
    if (last?.convert === convert) last.text += text;
    else joined.push({ convert, text });
  }
  return joined;
}
