import { pageOfCharset } from './code-pages.ts';

interface RtfFont {
  name: string;
  page: number | null;
}

const HEADING = /^(?:heading \d|title|subtitle)$/i;
const MAX_NAME_LENGTH = 200;

/** A name in a table of the document ends with a semicolon. */
const nameOf = (text: string) => text.replace(/;.*/s, '').trim();

/** The tables of fonts and styles of a file. */
export class DocumentNames {
  readonly #fonts = new Map<number, RtfFont>();
  readonly #headings = new Set<number>();
  #style = '';

  fontWord(font: number, word: string, parameter: number | null): void {
    const existing = this.#fonts.get(font) ?? { name: '', page: null };
    if (word === 'f') this.#fonts.set(font, { name: '', page: null });
    else if (word === 'fcharset') existing.page = pageOfCharset(parameter ?? 0);
    else if (word === 'cpg') existing.page = parameter;
  }

  addToFont(font: number, text: string): void {
    const existing = this.#fonts.get(font);
    if (existing && !existing.name.includes(';')) existing.name += text.slice(0, MAX_NAME_LENGTH);
  }

  addToStyle(text: string): void {
    this.#style = (this.#style + text).slice(0, MAX_NAME_LENGTH);
  }

  endStyle(style: number): void {
    if (HEADING.test(nameOf(this.#style))) this.#headings.add(style);
    this.#style = '';
  }

  isHeading(style: number): boolean {
    return this.#headings.has(style);
  }

  fontName(font: number): string | null {
    return nameOf(this.#fonts.get(font)?.name ?? '') || null;
  }

  /** The code page of a font; null where it has that of the document. */
  codePage(font: number): number | null {
    return this.#fonts.get(font)?.page ?? null;
  }
}
