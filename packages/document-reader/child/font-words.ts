import { type Convert, isLegacyFont, legacyFont } from '../../nepali/legacy-fonts/index.ts';
import type { Fragment } from './fragment.ts';
import { fromVisualOrder, isInVisualOrder } from './visual-order.ts';

type Runs = Fragment['runs'];

/** Converts glyphs of each font to words: legacy fonts by their table, others unchanged or from visual to logical order. */
export function fontWords(fragments: readonly Fragment[]): { textOf(runs: Runs): string; legacyFonts: string[] } {
  const texts = new Map<string, string[]>();
  for (const { font, text, isActualText } of fragments.flatMap(({ runs }) => runs)) {
    if (isActualText) continue;
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
    } else converters.set(font, isInVisualOrder(list.join(' ')) ? fromVisualOrder : unchanged);
  }
  const textOf = (runs: Runs) =>
    joinRuns(runs, ({ font, isActualText }) => (isActualText ? unchanged : (converters.get(font) ?? unchanged)))
      .map(({ convert, text }) => convert(text))
      .join('')
      .normalize('NFC');
  return { textOf, legacyFonts: [...legacyFonts].sort() };
}

/** Recognises a legacy font by its text, as some programs omit the names of fonts ("CIDFont+F1"). */
function unnamedLegacy(font: string, text: string): ReturnType<typeof legacyFont> {
  const isUnnamed = /^(?:[A-Z]{6}\+)?(?:CIDFont\+)?[FT]\d{0,3}$|^$/.test(font);
  return isUnnamed && text.length > 40 && isLegacyFont(text) ? legacyFont('Preeti') : null;
}

const unchanged: Convert = (text) => text;

/** Joins runs with the same converter, as a word may be half in bold. */
function joinRuns(runs: Runs, converterOf: (run: Runs[number]) => Convert): { convert: Convert; text: string }[] {
  const joined: { convert: Convert; text: string }[] = [];
  for (const run of runs) {
    const convert = converterOf(run);
    const last = joined.at(-1);
    if (last?.convert === convert) last.text += run.text;
    else joined.push({ convert, text: run.text });
  }
  return joined;
}
