import type { HiddenPart } from '../../types.ts';
import type { FontRun } from '../text/font-runs.ts';
import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';
import { raised } from '../text/raised.ts';
import {
  attributeOf,
  isOn,
  joinProperties,
  runProperties,
  type WordProperties,
  type WordStyles,
} from './word-styles.ts';

/** A part of a formula; several signs are in brackets. */
const part = (text: string) => (/^(?:[\p{L}\p{M}\p{N}.,]*|\(.*\))$/u.test(text) ? text : `(${text})`);

/** The text of a formula in one line: `1/2`, `x²`, `√(a+b)` (ECMA-376, part 1, 22.1). */
function mathText(element: XmlElement): string {
  const { name, children } = element;
  if (name === 'm:t') return children.filter((child) => typeof child === 'string').join('');
  if (name === 'w:del' || name === 'w:moveFrom') return '';
  const of = (child: string) => {
    const inner = descend(element, child);
    return inner ? mathText(inner) : '';
  };
  const power = () => {
    const text = raised(of('m:sup'));
    return text === of('m:sup') && text !== '' ? `^${part(text)}` : text;
  };
  if (name === 'm:f') return `${part(of('m:num'))}/${part(of('m:den'))}`;
  if (name === 'm:sSup') return `${of('m:e')}${power()}`;
  if (name === 'm:sSubSup') return `${of('m:e')}${of('m:sub')}${power()}`;
  if (name === 'm:rad') return `${raised(of('m:deg'))}√${part(of('m:e'))}`;
  return elementsOf(element).map(mathText).join('');
}

/** The text of a paragraph: its runs, texts that are drawn outside it, references to notes, and whether a page ends in it. */
export interface ParagraphText {
  readonly runs: FontRun[];
  readonly apart: XmlElement[];
  readonly notes: { readonly kind: 'footnote' | 'endnote'; readonly id: string }[];
  hasPageBreak: boolean;
}

/** Elements without text of the document: deleted and moved passages, properties, codes of fields, comments. */
const skipped: ReadonlySet<string> = new Set([
  ...['w:del', 'w:moveFrom', 'w:pPr', 'w:rPr', 'w:instrText', 'w:delText', 'w:delInstrText', 'w:sdtPr', 'w:sdtEndPr'],
  ...['w:rt', 'w:annotationRef', 'w:fldData'],
]);
const signs = new Map(Object.entries({ 'w:tab': ' ', 'w:ptab': ' ', 'w:cr': ' ', 'w:noBreakHyphen': '-' }));
/** Signs of the fonts Symbol and Wingdings. */
const symbols: Readonly<Record<string, string>> = {
  ...{ a7: '▪', a8: '☐', b7: '•', d8: '➢', e0: '→', fb: '✗', fc: '✓', fd: '☒', fe: '☑' },
};
/** Fields that are another number on each page. */
const PAGE_NUMBER = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;
/** In half points; a text of this size is not visible. */
const TINY = 4;

/** Whether a text cannot be seen; `isOnGround`: its ground may be dark. */
function isInvisible({ isHidden, color, isShaded, size }: WordProperties, isOnGround: boolean): boolean {
  return (
    isHidden === true ||
    (size !== undefined && size < TINY) ||
    (!isOnGround && isShaded !== true && color?.toLowerCase() === 'ffffff')
  );
}

/** Reads the texts of a paragraph. `isOnGround`: in a frame, or in a cell that is filled. */
export function paragraphText(
  paragraph: XmlElement,
  styles: WordStyles,
  style: WordProperties,
  isOnGround: boolean,
  hidden: Set<HiddenPart>,
): ParagraphText {
  const result: ParagraphText = { runs: [], apart: [], notes: [], hasPageBreak: false };
  /** Fields that are open: their codes, until their results begin. */
  const fields: { code: string; isResult: boolean }[] = [];

  function addText(written: string, { font, isRaised }: WordProperties, isVisible: boolean): void {
    const text = isRaised === true ? raised(written) : written;
    if (text === '' || fields.some(({ isResult, code }) => !isResult || PAGE_NUMBER.test(code))) return;
    if (isVisible) result.runs.push({ font: font ?? null, text });
    else if (text.trim() !== '') hidden.add('text');
  }

  function field(element: XmlElement): void {
    const type = attributeOf(element, 'fldCharType');
    const open = fields.at(-1);
    if (type === 'begin') {
      addText(formValue(element), {}, true);
      fields.push({ code: '', isResult: false });
    }
    if (type === 'separate' && open) open.isResult = true;
    else if (type === 'end') fields.pop();
  }

  function run(element: XmlElement): void {
    const own = descend(element, 'w:rPr');
    const character = attributeOf(own && descend(own, 'w:rStyle'), 'val');
    const properties = joinProperties(
      runProperties(own),
      character === undefined ? {} : styles.propertiesOf(character),
      style,
      styles.defaults,
    );
    const isVisible = !isInvisible(properties, isOnGround);
    for (const child of elementsOf(element)) {
      const { name } = child;
      const sign = signs.get(name);
      if (name === 'w:t') addText(textIn(child), properties, isVisible);
      else if (sign !== undefined) addText(sign, properties, isVisible);
      else if (name === 'w:br') {
        result.hasPageBreak ||= attributeOf(child, 'type') === 'page';
        addText(' ', properties, isVisible);
      } else if (name === 'w:sym') addText(symbolText(child), { font: attributeOf(child, 'font') }, isVisible);
      else if (name === 'w:fldChar') field(child);
      else if (name === 'w:instrText') {
        const open = fields.at(-1);
        if (open && open.code.length < 100) open.code += textIn(child);
      } else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') {
        const kind = name === 'w:footnoteReference' ? 'footnote' : 'endnote';
        result.notes.push({ kind, id: attributeOf(child, 'id') ?? '' });
      } else inline(child);
    }
  }

  function inline(element: XmlElement): void {
    const { name } = element;
    if (skipped.has(name)) return;
    if (name === 'w:r') run(element);
    else if (name === 'm:oMath') addText(mathText(element), {}, true);
    else if (name === 'w:txbxContent') result.apart.push(element);
    else if (name === 'w:fldSimple' && PAGE_NUMBER.test(attributeOf(element, 'instr') ?? '')) return;
    else for (const child of elementsOf(chosen(element))) inline(child);
  }

  for (const child of elementsOf(paragraph)) inline(child);
  return result;
}

/** The first of two versions of a content, which current programs show. */
export function chosen(element: XmlElement): XmlElement {
  if (element.name !== 'mc:AlternateContent') return element;
  return descend(element, 'mc:Choice') ?? descend(element, 'mc:Fallback') ?? element;
}

/** The visible value of a box or list of a form, whose field has no result. */
function formValue(field: XmlElement): string {
  const box = descend(field, 'w:ffData', 'w:checkBox');
  if (box) return (isOn(box, 'w:checked') ?? isOn(box, 'w:default')) ? '☒' : '☐';
  const list = descend(field, 'w:ffData', 'w:ddList');
  if (!list) return '';
  const index = attributeOf(descend(list, 'w:result') ?? descend(list, 'w:default'), 'val') ?? '0';
  const entries = elementsOf(list).filter(({ name }) => name === 'w:listEntry');
  return attributeOf(entries[Number(index)] ?? null, 'val') ?? '';
}

const textIn = ({ children }: XmlElement) => children.filter((child) => typeof child === 'string').join('');

function symbolText(element: XmlElement): string {
  const code = Number.parseInt(attributeOf(element, 'char') ?? '', 16);
  if (!(code > 0 && code <= 0xffff)) return '';
  const isPrivate = code >= 0xf000 && code <= 0xf0ff;
  return (
    symbols[(code & 0xff).toString(16)] ?? (isPrivate ? String.fromCharCode(code - 0xf000) : String.fromCharCode(code))
  );
}
