import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';
import { builtInFormat, isEmptyFormat } from './number-format.ts';

/** The format of cells with one number of a style. `font`: its name. */
export interface CellFormat {
  readonly code: string;
  readonly font: string | null;
  /** Whether a text is white, and its cell not filled with another colour. */
  readonly isWhite: boolean;
  /** Whether the code shows nothing. */
  readonly isEmpty: boolean;
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
/** White by its value, as the ground of a theme, or by the palette (ECMA-376, part 1, 18.8.27). */
const isWhite = (color: XmlElement | null) =>
  /ffffff$/i.test(color?.attributes.get('rgb') ?? '') ||
  (color?.attributes.get('theme') === '0' && !color.attributes.has('tint')) ||
  /^(?:1|9|65)$/.test(color?.attributes.get('indexed') ?? '');

/** Whether a fill has another colour than paper. */
function isFilled(fill: XmlElement | undefined): boolean {
  if (fill && descend(fill, 'x:gradientFill')) return true;
  const pattern = (fill && descend(fill, 'x:patternFill')) ?? null;
  const type = pattern?.attributes.get('patternType') ?? 'none';
  return type !== 'none' && !(type === 'solid' && isWhite(pattern && descend(pattern, 'x:fgColor')));
}

const numberOf = (value: string | undefined) => Number(value ?? 0);

/** Reads the styles of a workbook; `root`: of its part, null for a workbook without styles. */
export function readSheetStyles(root: XmlElement | null): SheetStyles {
  const codes = new Map(
    listOf(root, 'x:numFmts').map(({ attributes }) => [
      numberOf(attributes.get('numFmtId')),
      attributes.get('formatCode') ?? '',
    ]),
  );
  const fonts = listOf(root, 'x:fonts').map((font) => ({
    name: fontName(font),
    isWhite: isWhite(descend(font, 'x:color')),
  }));
  const fills = listOf(root, 'x:fills').map(isFilled);
  const formats = listOf(root, 'x:cellXfs').map(({ attributes }): CellFormat => {
    const number = numberOf(attributes.get('numFmtId'));
    const font = fonts[numberOf(attributes.get('fontId'))] ?? fonts[0];
    const code = codes.get(number) ?? builtInFormat(number);
    return {
      code,
      isEmpty: isEmptyFormat(code),
      font: font?.name ?? null,
      isWhite: font?.isWhite === true && fills[numberOf(attributes.get('fillId'))] !== true,
    };
  });
  const usual: CellFormat = formats[0] ?? {
    code: 'General',
    font: fonts[0]?.name ?? null,
    isWhite: false,
    isEmpty: false,
  };
  return { formatOf: (index) => formats[index] ?? usual };
}
