import { renderPage } from './draw-page.ts';
import { contains, type Drawn, overlaps, type TextClip } from './drawn.ts';
import type { Box, OpenPdf } from './open-pdf.ts';
import { suspectTexts } from './suspect-texts.ts';

/** Pixels of the longer side of a page. */
const SIZE = 800;
/** Each takes about as long as the text of a page. */
const MAX_DRAWINGS = 16;

/** The groups of texts without which a page is drawn as with them. */
function undrawnTexts(pdf: OpenPdf, page: number, groups: readonly (readonly number[])[]): number[] {
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

// Texts of a page that nobody sees: transparent ones, white ones on white paper, texts below a filled area, as when somebody blackens a name, and others that only a drawing shows.

/** Modes of text in `fpdf_edit.h`: filled, neither filled nor outlined, filled and a mask, a mask alone. */
const [FILLED, INVISIBLE, FILLED_MASK, MASK] = [0, 3, 4, 7];
const WHITE = 250;
/** Filled areas with more segments are drawings. */
const MAX_SEGMENTS = 8;
const MAX_COVERS = 500;
const MAX_PICTURES = 50;
/** Share of a page whose pictures are a scan; a text that is not drawn above it is that of a recognition program. */
const MIN_SCAN = 0.5;

export interface Visibility {
  addText(object: number, order: number, depth: number): void;
  addPath(object: number, order: number, depth: number): void;
  /** Adds a picture or another ground that is not white. */
  addGround(object: number, order: number, depth: number): void;
  /** Adds a form, such as a note on the page, which may have a ground. */
  addForm(object: number, order: number, depth: number): void;
  addPicture(area: number): void;
  /** The texts that nobody sees, and the clips of others. */
  inspect(page: number): { unseen: ReadonlySet<number>; clips: ReadonlyMap<number, TextClip> };
}

export function createVisibility(pdf: OpenPdf, boxOf: (object: number) => Box | null): Visibility {
  const { engine, scratch } = pdf;
  const { at } = scratch;
  const texts: Drawn[] = [];
  const invisible: Drawn[] = [];
  const white: Drawn[] = [];
  const grounds: Drawn[] = [];
  const covers: Drawn[] = [];
  const pictured: Drawn[] = [];
  let pictures = 0;

  /** The colour of an object; null for a pattern. */
  function fillOf(object: number): { isWhite: boolean; isClear: boolean } | null {
    if (!engine.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12)) return null;
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 4, 8, 12].map((offset) =>
      engine.pdfium.getValue(at + offset, 'i32'),
    );
    return { isWhite: Math.min(red, green, blue) >= WHITE, isClear: alpha === 0 };
  }

  /** Whether all of a filled area is opaque: not cut by a path, no mask, no colours that mix. */
  function isOpaque(object: number): boolean {
    const clip = engine.FPDFPageObj_GetClipPath(object);
    const isCut = clip !== 0 && engine.FPDFClipPath_CountPaths(clip) > 0;
    return (
      !isCut && !engine.FPDFPageObj_HasTransparency(object) && engine.FPDFPath_CountSegments(object) <= MAX_SEGMENTS
    );
  }

  function unseenWhite(): Drawn[] {
    if (white.length === 0) return [];
    const boxes = grounds.map((ground) => ({ ...ground, box: ground.depth === 0 ? boxOf(ground.object) : null }));
    return white.filter(({ object, order, depth }) => {
      const box = depth === 0 ? boxOf(object) : null;
      // Positions within forms are their own: any ground may be that of the text.
      return !boxes.some((ground) => ground.order < order && (!box || !ground.box || overlaps(ground.box, box)));
    });
  }

  function covered(): Drawn[] {
    if (covers.length === 0) return [];
    const boxes = covers.map(({ object, order }) => ({ order, box: boxOf(object) }));
    const first = Math.max(...covers.map(({ order }) => order));
    return texts.filter(({ object, order, depth }) => {
      const box = depth === 0 && order < first ? boxOf(object) : null;
      const slack = box ? (box.top - box.bottom) / 4 : 0;
      return box !== null && boxes.some((cover) => cover.order > order && cover.box && contains(cover.box, box, slack));
    });
  }

  function addForm(object: number, order: number, depth: number): void {
    if (depth === 0 && texts.length > 0 && pictured.length < MAX_PICTURES) pictured.push({ object, order, depth });
  }

  return {
    addText(object, order, depth) {
      const drawn = { object, order, depth };
      const mode = engine.FPDFTextObj_GetTextRenderMode(object);
      const fill = mode === FILLED || mode === FILLED_MASK ? fillOf(object) : null;
      if (mode === INVISIBLE || mode === MASK || fill?.isClear) invisible.push(drawn);
      else texts.push(drawn);
      if (fill?.isWhite && !fill.isClear) white.push(drawn);
    },
    addPath(object, order, depth) {
      if (!engine.FPDFPath_GetDrawMode(object, at, at + 4) || engine.pdfium.getValue(at, 'i32') === 0) return;
      const fill = fillOf(object);
      if (fill?.isClear) return;
      if (!fill?.isWhite) grounds.push({ object, order, depth });
      if (fill && depth === 0 && texts.length > 0 && covers.length < MAX_COVERS && isOpaque(object))
        covers.push({ object, order, depth });
    },
    addGround(object, order, depth) {
      grounds.push({ object, order, depth });
      addForm(object, order, depth);
    },
    addForm,
    addPicture(area) {
      pictures += area;
    },
    inspect(page) {
      const area = engine.FPDF_GetPageWidthF(page) * engine.FPDF_GetPageHeightF(page);
      const hidden = [...unseenWhite(), ...covered()];
      const isScan = pictures > area * MIN_SCAN;
      const { groups, clips } = suspectTexts(pdf, page, texts, isScan ? [] : pictured, boxOf);
      const isLayer = isScan || texts.length === hidden.length;
      const unseen = [...hidden, ...(isLayer ? [] : invisible)].map(({ object }) => object);
      return { unseen: new Set([...unseen, ...undrawnTexts(pdf, page, groups)]), clips };
    },
  };
}
