import type { TextClip } from './drawn.ts';
import type { Box, OpenPdf } from './open-pdf.ts';
import { pathRules, type Rule } from './rules.ts';
import { createVisibility } from './text-visibility.ts';

/** Types of page objects in `fpdf_edit.h`. */
const [TEXT, PATH, IMAGE, SHADING, FORM] = [1, 2, 3, 4, 5];
/** Type of a string in `fpdfview.h`. */
const STRING = 3;
/** More than any page of a campus has; each object takes several calls. */
const MAX_OBJECTS = 60_000;
const MAX_DEPTH = 4;

/** A sequence of marked content with `ActualText` (ISO 32000-2, 14.9.4): several text objects that draw one text. */
export interface ActualText {
  /** The drawn area in points; null within forms, which have coordinates of their own. */
  box: Box | null;
}

interface TextObject {
  /** Position in the content of the page. */
  readonly order: number;
  readonly actualText: ActualText | null;
}

export interface PageObjects {
  readonly texts: ReadonlyMap<number, TextObject>;
  /** Text objects that nobody sees. */
  readonly unseen: ReadonlySet<number>;
  readonly clips: ReadonlyMap<number, TextClip>;
  readonly rules: readonly Rule[];
  /** Number of drawn objects, and area of the largest picture in square points. */
  readonly count: number;
  readonly pictureArea: number;
}

const union = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  bottom: Math.min(one.bottom, other.bottom),
  right: Math.max(one.right, other.right),
  top: Math.max(one.top, other.top),
});

/** Lists the text objects of a page, in the order of its content, and its ruled lines. */
export function pageObjects(pdf: OpenPdf, page: number): PageObjects {
  const { engine, scratch } = pdf;
  const { at, float } = scratch;
  const texts = new Map<number, TextObject>();
  const actualTexts = new Map<number, ActualText>();
  const rules: Rule[] = [];
  const visibility = createVisibility(pdf, boxOf);
  let count = 0;
  let pictureArea = 0;

  /** The outermost sequence around an object. All objects of a sequence share the address of its mark. */
  function actualTextOf(object: number): ActualText | null {
    const marks = engine.FPDFPageObj_CountMarks(object);
    for (let index = 0; index < marks; index += 1) {
      const mark = engine.FPDFPageObj_GetMark(object, index);
      if (engine.FPDFPageObjMark_GetParamValueType(mark, 'ActualText') !== STRING) continue;
      const actualText = actualTexts.get(mark) ?? { box: null };
      actualTexts.set(mark, actualText);
      return actualText;
    }
    return null;
  }

  function boxOf(object: number): Box | null {
    if (!engine.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return null;
    return { left: float(0), bottom: float(1), right: float(2), top: float(3) };
  }

  /** A picture within a form has other coordinates; its form is as large at least. */
  function addPicture(object: number): void {
    const box = boxOf(object);
    if (!box) return;
    const area = (box.right - box.left) * (box.top - box.bottom);
    pictureArea = Math.max(pictureArea, area);
    visibility.addPicture(area);
  }

  /** Adds an object; returns whether it draws a picture. */
  function add(object: number, depth: number): boolean {
    count += 1;
    const type = engine.FPDFPageObj_GetType(object);
    if (type === TEXT) {
      const actualText = actualTextOf(object);
      texts.set(object, { order: count, actualText });
      visibility.addText(object, count, depth);
      const box = actualText && depth === 0 ? boxOf(object) : null;
      if (actualText && box) actualText.box = actualText.box ? union(actualText.box, box) : box;
    } else if (type === PATH) {
      if (depth === 0) rules.push(...pathRules(pdf, object));
      visibility.addPath(object, count, depth);
    } else if (type === SHADING) visibility.addGround(object, count, depth);
    else if (type === IMAGE) {
      visibility.addGround(object, count, depth);
      if (depth === 0) addPicture(object);
      return true;
    } else if (type === FORM && depth < MAX_DEPTH) {
      visibility.addForm(object, count, depth);
      const children = engine.FPDFFormObj_CountObjects(object);
      let hasPicture = false;
      for (let index = 0; index < children && count < MAX_OBJECTS; index += 1)
        hasPicture = add(engine.FPDFFormObj_GetObject(object, index), depth + 1) || hasPicture;
      if (hasPicture && depth === 0) addPicture(object);
      return hasPicture;
    }
    return false;
  }

  const objects = engine.FPDFPage_CountObjects(page);
  for (let index = 0; index < objects && count < MAX_OBJECTS; index += 1)
    add(engine.FPDFPage_GetObject(page, index), 0);
  return { texts, ...visibility.inspect(page), rules, count, pictureArea };
}
