import type { DocumentText } from '../../types.ts';
import { createFontConverter, type FontRun } from '../text/font-runs.ts';
import { createPageBuilder } from '../text/page-builder.ts';
import { MAX_COLUMNS } from '../text/table-cells.ts';
import { createTextBudget } from '../text/text-budget.ts';
import { RtfTable } from './rtf-table.ts';

/** Whether a footer or header has the number of a page alone. */
const isPageNumber = (text: string) =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).every((word) => /^(?:page|of|पृष्ठ)$/i.test(word));

interface Paragraph {
  readonly isInTable: boolean;
  readonly isItem: boolean;
  readonly isHeading: boolean;
  readonly breaksBefore: boolean;
}

/** A text outside its paragraph: the runs of the paragraph that it interrupts. */
interface Interrupted {
  readonly runs: FontRun[];
  readonly use: 'apart' | 'label' | 'header' | 'footer';
}

/** Builds the paragraphs and tables of a file from its runs of text. */
export class RtfLayout {
  readonly #pages = createPageBuilder();
  readonly #fonts = createFontConverter();
  readonly #spend = createTextBudget();
  #runs: FontRun[] = [];
  #label = '';
  #apart: string[] = [];
  #cells: string[] = [];
  #table = new RtfTable();
  readonly #margins = new Set<string>();
  readonly #footers: string[] = [];
  #isHeaderRow = false;
  #hasHeader = false;
  readonly #interrupted: Interrupted[] = [];

  add(text: string, font: string | null): void {
    if (text !== '') this.#runs.push({ font, text: this.#spend(text) });
  }

  /** Begins a footnote, a text of a frame, or the label of an item. */
  interrupt(use: Interrupted['use']): void {
    this.#interrupted.push({ runs: this.#runs, use });
    this.#runs = [];
  }

  resume(): void {
    const text = this.#takeText();
    const { runs, use } = this.#interrupted.pop() ?? { runs: [], use: 'apart' };
    this.#runs = runs;
    if (use === 'label') this.#label = text;
    else if (use === 'header' || use === 'footer') this.#addMargin(use, text);
    else if (text) this.#apart.push(text);
  }

  /** Sections often repeat a header. */
  #addMargin(use: 'header' | 'footer', text: string): void {
    if (isPageNumber(text) || this.#margins.has(text)) return;
    this.#margins.add(text);
    if (use === 'header') this.#pages.text('paragraph', text);
    else this.#footers.push(text);
  }

  endParagraph(paragraph: Paragraph): void {
    // A cell and a footnote are one text.
    if (paragraph.isInTable || this.#interrupted.length > 0) {
      this.add(' ', null);
      return;
    }
    this.#endTable();
    if (paragraph.breaksBefore) this.#pages.breakPage();
    const [label, text] = [this.#label, this.#takeText()];
    this.#label = '';
    if (paragraph.isItem || label) this.#pages.item(text && /[\p{L}\p{N}]/u.test(label) ? `${label} ${text}` : text);
    else this.#pages.text(paragraph.isHeading ? 'heading' : 'paragraph', text);
    for (const other of this.#apart.splice(0)) this.#pages.text('paragraph', other);
  }

  endCell(): void {
    if (this.#interrupted.length > 0) {
      this.add(' ', null);
      return;
    }
    const label = /[\p{L}\p{N}]/u.test(this.#label) ? `${this.#label} ` : '';
    this.#label = '';
    const text = label + this.#takeText();
    if (this.#cells.length < MAX_COLUMNS) this.#cells.push(text);
  }

  /** A control word of the definition of a row. */
  rowWord(name: string, parameter: number | null): void {
    if (name === 'trowd') this.#isHeaderRow = false;
    else if (name === 'trhdr') this.#isHeaderRow = true;
    this.#table.word(name, parameter);
  }

  endRow(): void {
    if (this.#cells.length === 0) return;
    if (this.#table.isEmpty) this.#hasHeader = this.#isHeaderRow;
    this.#table.endRow(this.#cells);
    this.#cells = [];
  }

  breakPage(): void {
    this.#endTable();
    this.#pages.breakPage();
  }

  /** @throws UnreadableError `empty` */
  document(maxPages: number): DocumentText {
    while (this.#interrupted.length > 0) this.resume();
    this.endParagraph({ isInTable: false, isItem: false, isHeading: false, breaksBefore: false });
    for (const text of this.#footers) this.#pages.text('paragraph', text);
    return this.#pages.document('rtf', this.#fonts.names, maxPages);
  }

  #takeText(): string {
    const text = this.#fonts.textOf(this.#runs);
    this.#runs = [];
    return text;
  }

  #endTable(): void {
    this.endRow();
    if (!this.#table.isEmpty) this.#pages.table(this.#table.rows(), this.#hasHeader);
    this.#table = new RtfTable();
    this.#hasHeader = false;
  }
}
