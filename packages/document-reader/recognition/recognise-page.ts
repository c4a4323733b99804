import type { GreyPicture } from '../grey-map.ts';
import type { RecognisedPage } from '../types.ts';
import { packBoxes } from '../word-boxes.ts';
import { impliedLines } from './aligned-tables.ts';
import { type DarkPixels, darkPixels } from './dark-pixels.ts';
import type { Engine } from './engine.ts';
import { eraseLines } from './erase-lines.ts';
import { cleanPaper, halveDarkest, level, paintWhite, shrink, turn } from './grey-picture.ts';
import { gridCells } from './grid-cells.ts';
import { withNumbers } from './numbers.ts';
import { findOrientation } from './orientation.ts';
import { toPageBlocks } from './page-layout.ts';
import { onPage } from './placement.ts';
import { readCells } from './read-cells.ts';
import { findRuledLines, type RuledLine } from './ruled-lines.ts';
import { meanConfidence, type WordLine } from './words.ts';

/** Width of the small picture from which the orientation is found, and scale of that with ruled lines. */
const SMALL_WIDTH = 600;
const LINES_SCALE = 2;
/** Share of dark pixels below which a page is blank: dust and holes. */
const MIN_INK = 0.0004;
/** Mean confidence from which a page is taken for upright text. */
const UPRIGHT = 72;
/** Mean confidence from which text is shown, and from which it is searched. */
const DISPLAYED = 75;
const SEARCHED = 50;
/** Lines below this confidence are stains, and parts of pictures and signatures. */
const MIN_LINE = 40;
/** Confidence that another position must add. */
const MIN_GAIN = 5;
/** Share of the height of the page, around the middle of its ink, that is recognised to compare orientations. */
const SAMPLE = 0.3;
/** Brightness of ink on paper that is painted white. */
const DARK = 160;

const EMPTY: RecognisedPage = { blocks: [], recognition: { state: 'empty' } };

/** How a scan is turned before it is read: clockwise by quarters, then by the angle by which its lines fall. */
interface Position {
  readonly quarters: number;
  readonly skew: number;
}

/** The lines of a page and its size in pixels, in this position. */
interface ReadPage {
  readonly lines: readonly WordLine[];
  readonly ruled: readonly RuledLine[];
  readonly position: Position;
  readonly width: number;
  readonly height: number;
}

/** Recognises the text of a page. */
export function recognisePage(engine: Engine, scan: GreyPicture): RecognisedPage {
  const small = darkPixels(shrink(scan, Math.max(1, Math.round(scan.width / SMALL_WIDTH))));
  const ink = small.bits.reduce((sum, bit) => sum + bit, 0) / small.bits.length;
  const orientation = ink < MIN_INK ? null : findOrientation(small);
  if (!orientation) return EMPTY;
  const { isSideways, isCertain, isInverted, skew } = orientation;
  const position = { quarters: isSideways ? 1 : 0, skew };
  const turned = { quarters: position.quarters + 2, skew };
  // The heavier edge of Latin letters is below too.
  const likely = isInverted ? (bestPosition(engine, scan, [position, turned], 0) ?? position) : position;
  const first = readLines(engine, scan, likely);
  const confidence = meanConfidence(first.lines);
  if (confidence >= UPRIGHT) return toResult(first, scan);
  // Samples take seconds: pages that nobody can read have no other direction, and were compared upside down.
  const turns = [...(isInverted ? [] : [2]), ...(isCertain ? [] : [1, 3])];
  const others = turns.map((count) => ({
    quarters: (likely.quarters + count) % 4,
    skew: count === 2 ? skew : 0,
  }));
  const other = bestPosition(engine, scan, others, confidence + MIN_GAIN);
  return toResult(other ? readLines(engine, scan, other) : first, scan);
}

/** A scan in a position, level, without its ruled lines. */
function prepare(scan: GreyPicture, { quarters, skew }: Position): { picture: GreyPicture; ruled: RuledLine[] } {
  const turned = level(turn(scan, quarters), skew);
  // The scan stays as it is, since another position may follow.
  const picture = turned === scan ? { ...scan, pixels: Uint8Array.from(scan.pixels) } : turned;
  const ruled = findRuledLines(darkPixels(halveDarkest(picture)), LINES_SCALE);
  eraseLines(picture, ruled);
  cleanPaper(picture);
  return { picture, ruled };
}

function readLines(engine: Engine, scan: GreyPicture, position: Position): ReadPage {
  const { picture, ruled } = prepare(scan, position);
  const inRuled = readTables(engine, picture, ruled);
  const dark = darkPixels(shrink(picture, LINES_SCALE));
  const aligned = impliedLines(dark, LINES_SCALE);
  const lines = [...inRuled, ...readTables(engine, picture, aligned, dark), ...readText(engine, picture)];
  return { lines, ruled: [...ruled, ...aligned], position, width: picture.width, height: picture.height };
}

/**
 * Recognises the ruled tables of a page cell by cell, as their columns are not columns of text, and paints them white. `dark`: the dark
 * pixels of the picture, shrunk, where they are known.
 */
function readTables(engine: Engine, picture: GreyPicture, ruled: readonly RuledLine[], dark?: DarkPixels): WordLine[] {
  if (ruled.length === 0) return [];
  const tables = gridCells(ruled, picture, dark ?? darkPixels(shrink(picture, LINES_SCALE)), LINES_SCALE);
  if (tables.length === 0) return [];
  engine.load(picture);
  const lines = tables.flatMap(({ cells }) => readCells(engine, picture, cells));
  engine.release();
  for (const { area } of tables) paintWhite(picture, area);
  return lines;
}

function readText(engine: Engine, picture: GreyPicture): WordLine[] {
  engine.load(picture);
  const text = engine.recognise();
  // Most words of a page that nobody can read are short and uncertain.
  const lines = meanConfidence(text) < UPRIGHT ? text : withNumbers(engine, text, picture);
  engine.release();
  return lines;
}

/** The position in which a sample of the page is recognised with the most confidence, more than `minimum`. */
function bestPosition(
  engine: Engine,
  scan: GreyPicture,
  positions: readonly Position[],
  minimum: number,
): Position | null {
  let best: { position: Position | null; confidence: number } = { position: null, confidence: minimum };
  for (const position of positions) {
    const confidence = sampleConfidence(engine, prepare(scan, position).picture);
    if (confidence > best.confidence) best = { position, confidence };
    if (confidence >= UPRIGHT) break;
  }
  return best.position;
}

function sampleConfidence(engine: Engine, picture: GreyPicture): number {
  const { pixels, width, height } = picture;
  const size = Math.round(height * SAMPLE);
  const top = Math.max(0, Math.min(height - size, middleOfInk(picture) - Math.round(size / 2)));
  engine.load({ pixels: pixels.subarray(top * width, (top + size) * width), width, height: size });
  const confidence = meanConfidence(engine.recognise());
  engine.release();
  return confidence;
}

/** The row above which is half of the ink. */
function middleOfInk({ pixels, width, height }: GreyPicture): number {
  const rows = Array.from({ length: height }, (_, y) =>
    pixels.subarray(y * width, (y + 1) * width).reduce((sum, level) => sum + (level < DARK ? 1 : 0), 0),
  );
  let rest = rows.reduce((sum, count) => sum + count, 0) / 2;
  return rows.findIndex((count) => {
    rest -= count;
    return rest <= 0;
  });
}

function toResult({ lines, ruled, position, ...size }: ReadPage, scan: GreyPicture): RecognisedPage {
  const confidence = Math.round(meanConfidence(lines));
  const readable = lines.filter((line) => meanConfidence([line]) >= MIN_LINE);
  if (readable.length === 0 || confidence < SEARCHED) return EMPTY;
  const isShown = confidence >= DISPLAYED;
  const words = readable.flatMap((line) => line.words);
  return {
    blocks: isShown ? toPageBlocks(readable, ruled, size) : [],
    recognition: {
      state: 'read',
      confidence,
      isShown,
      words: words.map(({ text }) => text).join(' '),
      boxes: packBoxes(words.map((word) => onPage(word, size, position, scan))),
    },
  };
}
