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
/** Flags of fields: a password, and a text in boxes of one sign each, which is drawn sign by sign. */
const [PASSWORD, COMB] = [1 << 13, 1 << 24];
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
      const flags = engine.FPDFAnnot_GetFlags(annotation);
      if ((type === FREE_TEXT || type === STAMP || type === FIELD) && (flags & HIDDEN) === 0) {
        const form = type === FIELD ? pdf.form() : 0;
        const field = form === 0 ? 0 : fieldFlags(pdf, annotation, form);
        const hasDrawing = engine.FPDFAnnot_GetAP(annotation, NORMAL, 0, 0) > 2;
        const drawsSigns = (field & (PASSWORD | COMB)) !== 0;
        if (hasDrawing && !drawsSigns) isDrawn = true;
        else if (type !== STAMP && (field & PASSWORD) === 0)
          glyphs.push(...noteGlyphs(pdf, annotation, textOf(pdf, annotation, form)));
        if (drawsSigns) engine.FPDFAnnot_SetFlags(annotation, flags | HIDDEN);
      }
      engine.FPDFPage_CloseAnnot(annotation);
    }
    if (isDrawn) engine.FPDFPage_Flatten(page, FOR_DISPLAY);
    return glyphs;
  });
  return texts ?? [];
}

/** The flags of a field; those of a form may lack a field, which has its own then. */
function fieldFlags({ engine, scratch }: OpenPdf, annotation: number, form: number): number {
  const flags = engine.FPDFAnnot_GetFormFieldFlags(form, annotation);
  return flags === 0 && engine.FPDFAnnot_GetNumberValue(annotation, 'Ff', scratch.at) ? scratch.float(0) : flags;
}

/** The text of a note, or the value of a field of a form. */
function textOf(pdf: OpenPdf, annotation: number, form: number): string {
  const { engine } = pdf;
  const entry = (key: string) =>
    stringOf(pdf, (buffer, length) => engine.FPDFAnnot_GetStringValue(annotation, key, buffer, length));
  if (form === 0) return entry('Contents');
  const value = stringOf(pdf, (buffer, length) => engine.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, length));
  return value || entry('V');
}

function stringOf({ engine }: OpenPdf, read: (buffer: number, length: number) => number): string {
  const length = read(0, 0);
  if (length <= 2 || length > MAX_BYTES) return '';
  const buffer = engine.pdfium.wasmExports.malloc(length);
  read(buffer, length);
  const text: string = engine.pdfium.UTF16ToString(buffer);
  engine.pdfium.wasmExports.free(buffer);
  return text;
}

/** The lines of a note at its place. */
function noteGlyphs({ engine, scratch }: OpenPdf, annotation: number, text: string): Glyph[] {
  if (text === '' || !engine.FPDFAnnot_GetRect(annotation, scratch.at)) return [];
  const [left, top] = [scratch.float(0), Math.max(scratch.float(1), scratch.float(3))];
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
      cutBy: null,
    }));
}
