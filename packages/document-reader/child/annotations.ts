import type { OpenPdf } from './open-pdf.ts';
import { withPage } from './open-pdf.ts';
import type { Glyph } from './page-glyphs.ts';

/** Types of annotations in `fpdf_annot.h` that are text on the page: typewriter notes, stamps, form fields. */
const [FREE_TEXT, STAMP, FIELD] = [3, 13, 20];
/** Flags: hidden, not on screens. */
const HIDDEN = 2 | 32;
const FOR_DISPLAY = 0;
const NORMAL = 0;
const MAX_ANNOTATIONS = 5000;
const MAX_BYTES = 20_000;
/** In points. */
const TEXT_SIZE = 10;

/**
 * Draws form fields and notes into a page, so that they are read as its other texts. Returns the texts of annotations without a drawing.
 */
export async function drawAnnotations(pdf: OpenPdf, number: number): Promise<Glyph[]> {
  const { engine } = pdf;
  const texts = await withPage(pdf, number, (page) => {
    const glyphs: Glyph[] = [];
    let isDrawn = false;
    const count = Math.min(engine.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
    for (let index = 0; index < count; index += 1) {
      const annotation = engine.FPDFPage_GetAnnot(page, index);
      const type = engine.FPDFAnnot_GetSubtype(annotation);
      const isText = type === FREE_TEXT || type === STAMP || type === FIELD;
      if (isText && (engine.FPDFAnnot_GetFlags(annotation) & HIDDEN) === 0) {
        if (engine.FPDFAnnot_GetAP(annotation, NORMAL, 0, 0) > 2) isDrawn = true;
        else if (type !== STAMP) glyphs.push(...noteGlyphs(pdf, annotation, type === FIELD ? 'V' : 'Contents'));
      }
      engine.FPDFPage_CloseAnnot(annotation);
    }
    if (isDrawn) engine.FPDFPage_Flatten(page, FOR_DISPLAY);
    return glyphs;
  });
  return texts ?? [];
}

/** The lines of a note at its place. */
function noteGlyphs({ engine, scratch }: OpenPdf, annotation: number, key: string): Glyph[] {
  const length = engine.FPDFAnnot_GetStringValue(annotation, key, 0, 0);
  if (length <= 2 || length > MAX_BYTES || !engine.FPDFAnnot_GetRect(annotation, scratch.at)) return [];
  const [left, top] = [scratch.float(0), Math.max(scratch.float(1), scratch.float(3))];
  const buffer = engine.pdfium.wasmExports.malloc(length);
  engine.FPDFAnnot_GetStringValue(annotation, key, buffer, length);
  const text: string = engine.pdfium.UTF16ToString(buffer);
  engine.pdfium.wasmExports.free(buffer);
  return text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => ({
      text: line,
      font: '',
      left,
      right: left + (line.length * TEXT_SIZE) / 2,
      origin: left,
      baseline: top - TEXT_SIZE * 1.2 * (index + 1),
      size: TEXT_SIZE,
      object: 0,
      isUnmapped: false,
      isBlank: false,
      isActualText: true,
    }));
}
