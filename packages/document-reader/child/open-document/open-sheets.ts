import type { HiddenPart } from '../../types.ts';
import { createFontConverter } from '../text/font-runs.ts';
import { isoText } from '../text/iso-moment.ts';
import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';
import { UnreadableError } from '../text/unreadable-error.ts';
import { inlineRuns } from './inline-text.ts';
import { openArchive } from './open-archive.ts';
import { readStyles } from './styles.ts';

/** A number that a narrow column shows with an exponent. */
const EXPONENT = /^-?[\d.,]+E[+-]?\d+$/i;
/** A duration: `PT11H30M00S`. */
const TIME = /^PT(\d+)H(\d\d)M(?:00|(\d\d))/;
/** A value that does not fit its column. */
const NARROW = /^#+$/;
const NUMBERS: ReadonlySet<string> = new Set(['float', 'percentage', 'currency']);

function clockText(value: string | undefined): string | undefined {
  return TIME.exec(value ?? '')
    ?.slice(1)
    .filter(Boolean)
    .join(':');
}

/** The value of a cell as a text, where it shows none. */
function writtenValue(attributes: XmlElement['attributes']): string | undefined {
  const value = attributes.get('office:value');
  if (attributes.get('office:value-type') === 'percentage') return `${Number((Number(value) * 100).toPrecision(12))}%`;
  const [text, day] = ['string', 'date'].map((type) => attributes.get(`office:${type}-value`));
  return (
    clockText(attributes.get('office:time-value')) ??
    value ??
    text ??
    day ??
    attributes.get('office:boolean-value')?.toUpperCase()
  );
}

/** A spreadsheet of OpenDocument with its visible sheets. */
export interface OpenSheets {
  readonly sheets: readonly XmlElement[];
  /** Names of the legacy fonts of the texts that were read. */
  readonly fonts: ReadonlySet<string>;
  readonly hidden: Set<HiddenPart>;
  /** The text that a cell shows; `''` for one that its author hid. */
  visibleText(cell: XmlElement, style: string | undefined): string;
  /** The value of a cell: days and times in one form, numbers without groups and units. `typed`: its text in a legacy font. */
  value(cell: XmlElement, style: string | undefined): { readonly text: string; readonly typed?: string };
}

/** Opens a spreadsheet of OpenDocument. @throws UnreadableError */
export async function openSheets(bytes: Buffer): Promise<OpenSheets> {
  const document = await openArchive(bytes, 'spreadsheet');
  const body = descend(document.content, 'office:document-content', 'office:body', 'office:spreadsheet');
  if (!body) throw new UnreadableError('wrong-kind');
  const styles = readStyles(document);
  const fonts = createFontConverter();
  const hidden = new Set<HiddenPart>();
  const defaultFont = styles.fontOf('table-cell', 'Default') ?? styles.fontOf('table-cell', '');

  /** The runs of each paragraph. Numbers are not converted, regardless of the font's glyphs for digits: visitors search for them. */
  function paragraphsOf(cell: XmlElement, style: string | undefined, isOnGround: boolean) {
    const isNumber = NUMBERS.has(cell.attributes.get('office:value-type') ?? '');
    const font = isNumber ? null : (styles.fontOf('table-cell', style) ?? defaultFont);
    const paragraphs = elementsOf(cell).filter(({ name }) => name === 'text:p');
    return paragraphs.map((part) => inlineRuns(part, font, styles, { hidden, isOnGround }));
  }
  const joined = (runs: ReturnType<typeof paragraphsOf>) => runs.map(fonts.textOf).filter(Boolean).join(' ');

  const tables = elementsOf(body).filter(({ name }) => name === 'table:table');
  const sheets = tables.filter(({ attributes }) => !styles.isHidden('table', attributes.get('table:style-name')));
  if (sheets.length < tables.length) hidden.add('sheets');

  return {
    sheets,
    fonts: fonts.names,
    hidden,
    visibleText(cell, style) {
      const type = cell.attributes.get('office:value-type') ?? '';
      const runs = paragraphsOf(cell, style, styles.hasGround('table-cell', style));
      const text = joined(runs);
      if (styles.isWhite('table-cell', style)) {
        if (text !== '') hidden.add('text');
        return '';
      }
      const isTooNarrow = NARROW.test(text) && type !== 'string';
      const isShortened = NUMBERS.has(type) && EXPONENT.test(text);
      return ((runs.length === 0 || isTooNarrow || isShortened) && writtenValue(cell.attributes)) || text;
    },
    value(cell, style) {
      const { attributes } = cell;
      const runs = paragraphsOf(cell, style, true);
      const text = joined(runs);
      const moment = attributes.get('office:date-value');
      if (moment !== undefined) return { text: isoText(moment) };
      const clock = clockText(attributes.get('office:time-value'));
      if (clock !== undefined) return { text: clock };
      const number = attributes.get('office:value');
      if (number !== undefined) return { text: /^\d+$/.test(text) ? text : String(Number(number)) };
      if (runs.length === 0) return { text: writtenValue(attributes) ?? '' };
      const typed = runs.map((each) => each.map((run) => run.text).join('')).join(' ');
      const isConverted = text !== typed.replace(/\s+/g, ' ').trim().normalize('NFC');
      return { text, ...(isConverted && { typed }) };
    },
  };
}
