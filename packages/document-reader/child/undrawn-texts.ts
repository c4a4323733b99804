import { renderPage } from './draw-page.ts';
import type { OpenPdf } from './open-pdf.ts';

/** Pixels of the longer side of a page. */
const SIZE = 800;
/** Each takes about as long as the text of a page. */
const MAX_DRAWINGS = 16;

/** The groups of texts without which a page is drawn as with them. */
export function undrawnTexts(pdf: OpenPdf, page: number, groups: readonly (readonly number[])[]): number[] {
  if (groups.length === 0) return [];
  const { engine } = pdf;
  const [width, height] = [engine.FPDF_GetPageWidthF(page), engine.FPDF_GetPageHeightF(page)];
  const scale = SIZE / Math.max(width, height);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const draw = () => Buffer.from(renderPage(pdf, page, size)?.pixels ?? []);
  const whole = draw();
  if (whole.length === 0) return [];
  return groups.slice(0, MAX_DRAWINGS).flatMap((group) => {
    for (const object of group) engine.FPDFPageObj_SetIsActive(object, false);
    const isSame = draw().equals(whole);
    for (const object of group) engine.FPDFPageObj_SetIsActive(object, true);
    return isSame ? group : [];
  });
}
