import { contains, type Drawn, overlaps, type TextClip } from './drawn.ts';
import type { Box, OpenPdf } from './open-pdf.ts';

/** Types of annotations in `fpdf_annot.h` that may cover a text: lines, squares, circles, polygons, ink, redactions. */
const COVERING = new Set([4, 5, 6, 7, 8, 15, 28]);
const MAX_ANNOTATIONS = 500;
/** Clips with more segments are drawings. */
const MAX_SEGMENTS = 12;
const MAX_CLIPS = 20;
/** Layer of a text (ISO 32000-2, 14.11.2). */
const LAYER = 'OC';
const MAX_NAME = 256;

/** In points. */
const EDGE = 0.2;

/** Whether an edge of the clip is within the text, as where a cell of a spreadsheet is too narrow for it. */
const isCut = (box: Box, { left, right }: Box): boolean => box.left < left - EDGE || box.right > right + EDGE;

/** Groups of texts that may not be drawn: those of each layer, those outside their clip, and those below each picture or note; and the clips of texts. */
export function suspectTexts(
  pdf: OpenPdf,
  page: number,
  texts: readonly Drawn[],
  pictures: readonly Drawn[],
  boxOf: (object: number) => Box | null,
): { groups: number[][]; clips: Map<number, TextClip> } {
  const layers = new Map<string, number[]>();
  const layerOf = layerReader(pdf);
  for (const { object } of texts) {
    const layer = layerOf(object);
    if (layer !== null) layers.set(layer, [...(layers.get(layer) ?? []), object]);
  }
  const covers = [
    ...pictures.map(({ object, order }) => ({ order, box: boxOf(object) })),
    ...notes(pdf, page).map((box) => ({ order: Number.POSITIVE_INFINITY, box })),
  ];
  const outside: number[] = [];
  const clipOf = new Map<number, TextClip>();
  const covered = covers.map((): number[] => []);
  for (const { object, order, depth } of texts) {
    // Positions within forms are their own.
    const clips = depth === 0 ? clipsOf(pdf, object) : [];
    const box = depth === 0 && clips.length + covers.length > 0 ? boxOf(object) : null;
    if (!box) continue;
    if (clips.some((clip) => !overlaps(clip, box))) outside.push(object);
    const narrowest = clips.toSorted((a, b) => a.right - a.left - (b.right - b.left))[0];
    if (narrowest) clipOf.set(object, { ...narrowest, isCut: isCut(box, narrowest) });
    const slack = (box.top - box.bottom) / 4;
    const index = covers.findIndex((cover) => cover.order > order && cover.box && contains(cover.box, box, slack));
    covered[index]?.push(object);
  }
  const groups = [...layers.values(), outside, ...covered].filter((group) => group.length > 0);
  return { groups, clips: clipOf };
}

/** Returns a function for the name of the layer of an object; null outside layers. All objects of a sequence share the address of its mark. */
function layerReader({ engine, scratch }: OpenPdf): (object: number) => string | null {
  const { at } = scratch;
  const layers = new Map<number, string | null>();
  const nameOf = (mark: number): string | null => {
    if (!engine.FPDFPageObjMark_GetName(mark, at + 8, MAX_NAME, at)) return null;
    if (engine.pdfium.UTF16ToString(at + 8) !== LAYER) return null;
    const hasName = engine.FPDFPageObjMark_GetParamStringValue(mark, 'Name', at + 8, MAX_NAME, at);
    return hasName ? engine.pdfium.UTF16ToString(at + 8) : '';
  };
  return (object) => {
    const marks = engine.FPDFPageObj_CountMarks(object);
    for (let index = 0; index < marks; index += 1) {
      const mark = engine.FPDFPageObj_GetMark(object, index);
      const cached = layers.get(mark);
      const layer = cached === undefined ? nameOf(mark) : cached;
      layers.set(mark, layer);
      if (layer !== null) return layer;
    }
    return null;
  };
}

/** The boxes of the clips of an object. */
function clipsOf({ engine, scratch }: OpenPdf, object: number): Box[] {
  const { at, float } = scratch;
  const clip = engine.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : Math.min(engine.FPDFClipPath_CountPaths(clip), MAX_CLIPS);
  return Array.from({ length: Math.max(0, paths) }, (_, path): Box | null => {
    const count = engine.FPDFClipPath_CountPathSegments(clip, path);
    if (count < 1 || count > MAX_SEGMENTS) return null;
    const points = Array.from({ length: count }, (_, index) => {
      engine.FPDFPathSegment_GetPoint(engine.FPDFClipPath_GetPathSegment(clip, path, index), at, at + 4);
      return [float(0), float(1)] as const;
    });
    const [across, up] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return { left: Math.min(...across), right: Math.max(...across), bottom: Math.min(...up), top: Math.max(...up) };
  }).filter((box) => box !== null);
}

/** The boxes of notes that may cover texts. */
function notes({ engine, scratch }: OpenPdf, page: number): Box[] {
  const count = Math.min(engine.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  return Array.from({ length: count }, (_, index) => {
    const note = engine.FPDFPage_GetAnnot(page, index);
    const isCovering = COVERING.has(engine.FPDFAnnot_GetSubtype(note)) && engine.FPDFAnnot_GetRect(note, scratch.at);
    engine.FPDFPage_CloseAnnot(note);
    const [left, top, right, bottom] = [0, 1, 2, 3].map(scratch.float);
    return isCovering ? { left: left ?? 0, top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0 } : null;
  }).filter((box) => box !== null);
}
