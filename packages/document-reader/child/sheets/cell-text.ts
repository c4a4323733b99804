import { createFontConverter } from '../text/font-runs.ts';
import { isoText } from '../text/iso-moment.ts';
import { formattedText, momentText, numberText } from './number-format.ts';
import type { Workbook } from './read-workbook.ts';
import type { WorksheetCell } from './read-worksheet.ts';
import type { RichText } from './shared-strings.ts';
import type { CellFormat } from './sheet-styles.ts';

/** The text of a cell in Unicode. `typed`: the text in its legacy font, if it has one. */
export interface CellText {
  readonly text: string;
  readonly typed?: string | undefined;
}

/** Reads the texts of cells as the program shows them; `forPrograms`: days and times in one form, numbers without groups and units. */
export function createCellReader(
  { styles, strings, is1904 }: Pick<Workbook, 'styles' | 'strings' | 'is1904'>,
  { forPrograms = false } = {},
): { readonly fonts: ReadonlySet<string>; read(cell: WorksheetCell): CellText } {
  const fonts = createFontConverter();

  function textOf(runs: RichText, { code, font }: CellFormat): CellText {
    const before = fonts.names.size;
    const converted = fonts.textOf(runs.map((run) => ({ text: run.text, font: run.font ?? font })));
    const text = forPrograms ? converted : plain(formattedText(converted, code));
    const typed = runs.map((run) => run.text).join('');
    return { text, ...(forPrograms && (fonts.names.size > before || text !== plain(typed)) && { typed }) };
  }

  function numberOf(value: string, code: string): string {
    if (!forPrograms) return numberText(value, code, is1904);
    const visibleText = numberText(value, code, is1904);
    return momentText(value, code, is1904) ?? (/^\d+$/.test(visibleText) ? visibleText : numberText(value, 'General'));
  }

  return {
    fonts: fonts.names,
    read({ type, value, text, style }) {
      const format = styles.formatOf(style);
      if (type === 's') return textOf(strings[Number(value)] ?? [], format);
      if (type === 'inlineStr') return textOf(text ?? [], format);
      if (type === 'str') return textOf([{ text: value, font: undefined }], format);
      if (type === 'b') return { text: value === '1' || value === 'true' ? 'TRUE' : 'FALSE' };
      // In files of the strict form.
      if (type === 'd') return { text: isoText(value) };
      return { text: type === 'e' ? value : plain(numberOf(value, format.code)) };
    },
  };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().normalize('NFC');
