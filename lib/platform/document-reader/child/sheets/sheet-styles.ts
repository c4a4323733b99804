import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';
import { builtInFormat } from './number-format.ts';

/** The format of cells with one number of a style. `font`: its name. */
export interface CellFormat {
  readonly code: string;
  readonly font: string | null;
}

export interface SheetStyles {
  /** The format by the index of a cell; that of cells without one for others. */
  formatOf(index: number): CellFormat;
}

const listOf = (root: XmlElement | null, name: string) => {
  const list = root && descend(root, 'x:styleSheet', name);
  return list ? elementsOf(list) : [];
};
const fontName = (font: XmlElement) => descend(font, 'x:name')?.attributes.get('val') ?? null;
const numberOf = (value: string | undefined) => Number(value ?? 0);

/** Reads the styles of a workbook; `root`: of its part, null for a workbook without styles. */
export function readSheetStyles(root: XmlElement | null): SheetStyles {
  const codes = new Map(
    listOf(root, 'x:numFmts').map(({ attributes }) => [
      numberOf(attributes.get('numFmtId')),
      attributes.get('formatCode') ?? '',
    ]),
  );
  const fonts = listOf(root, 'x:fonts').map(fontName);
  const formats = listOf(root, 'x:cellXfs').map(({ attributes }): CellFormat => {
    const number = numberOf(attributes.get('numFmtId'));
    return {
      code: codes.get(number) ?? builtInFormat(number),
      font: fonts[numberOf(attributes.get('fontId'))] ?? fonts[0] ?? null,
    };
  });
  const usual: CellFormat = formats[0] ?? { code: 'General', font: fonts[0] ?? null };
  return { formatOf: (index) => formats[index] ?? usual };
}
