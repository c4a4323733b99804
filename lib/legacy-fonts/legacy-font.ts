import { fromPreeti } from './preeti.ts';

/** Turns a text that was typed in one family of fonts into Unicode. */
export type Convert = (text: string) => string;

/** How a font's own signs become Unicode, by its name as documents have it ("ABCDEE+Preeti-Bold"); null where it has none. */
export function legacyFont(fontName: string): { name: string; convert: Convert } | null {
  const name = fontName.replace(/^[A-Z]{6}\+/, '');
  return /^(preeti|kantipur|sagarmatha)/i.test(name) ? { name, convert: fromPreeti } : null;
}
