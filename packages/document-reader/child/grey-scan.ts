import type { GreyPicture } from '../grey-map.ts';

/** Side of the squares in pixels that coloured ink is gathered in. */
const SQUARE = 16;
/** Chroma is the difference of the strongest and the weakest channel: from this a pixel is coloured, below that black if its channels are weak. */
const COLOURED = 45;
const UNCOLOURED = 30;
const BLACK = 100;
/** Pixels between black and coloured ink that touch. */
const NEAR = 3;
/** Touching pixels, and their share of the coloured ones, from which coloured ink covers letters. */
const MIN_TOUCHING = 120;
const MIN_SHARE = 0.02;
/** Share of the values of a channel below that of the paper, of which each so many bytes are compared. */
const PAPER_RANK = 0.7;
const SAMPLE_STEP = 16;
/** Darker paper is a photograph of something else. */
const MIN_PAPER = 64;
/** How much the chroma lightens ink of a stamp: that of dark stamps becomes paper, black letters below it stay. */
const LIGHTENING = 1.5;

interface Colours {
  /** Bytes of pixels: red, green, blue, and perhaps others. */
  readonly pixels: Uint8Array;
  readonly channels: number;
  readonly width: number;
  readonly height: number;
}

const [PAPER_PIXEL, BLACK_PIXEL, COLOURED_PIXEL] = [0, 1, 2];

/** The strongest channel of a pixel and its chroma, under light of any colour. */
type Measure = (from: number) => readonly [strongest: number, chroma: number];

/**
 * A coloured picture in grey. Stamps and signatures over black text are removed; coloured ink elsewhere is text, such as
 * the heading of a letter.
 */
export function toGrey(picture: Colours): GreyPicture {
  const { pixels, channels, width, height } = picture;
  const grey = new Uint8Array(width * height);
  if (channels < 3) {
    for (let at = 0; at < grey.length; at += 1) grey[at] = pixels[at * channels] ?? 0;
    return { pixels: grey, width, height };
  }
  const measure = measureOf(picture);
  const kinds = new Uint8Array(grey.length);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += channels) {
    const [red, green, blue] = [pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0];
    grey[at] = (((red * 77 + green * 151 + blue * 28) >> 8) + Math.max(red, green, blue)) >> 1;
    const [strongest, chroma] = measure(from);
    if (chroma >= COLOURED) kinds[at] = COLOURED_PIXEL;
    else if (strongest < BLACK && chroma < UNCOLOURED) kinds[at] = BLACK_PIXEL;
  }
  removeStamps(picture, kinds, grey, measure);
  return { pixels: grey, width, height };
}

/** Measures colours as seen on white paper: that of photographs is yellow or blue. */
function measureOf({ pixels, channels }: Colours): Measure {
  const [reds, greens, blues] = [0, 1, 2].map((channel) => {
    const counts = new Uint32Array(256);
    for (let from = channel; from < pixels.length; from += channels * SAMPLE_STEP) {
      const value = pixels[from] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
    const rank = counts.reduce((sum, count) => sum + count, 0) * PAPER_RANK;
    let [below, paper] = [0, 0];
    while (paper < 255 && below + (counts[paper] ?? 0) < rank) {
      below += counts[paper] ?? 0;
      paper += 1;
    }
    return Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, (value * 255) / Math.max(MIN_PAPER, paper)));
  });
  return (from) => {
    const red = reds?.[pixels[from] ?? 0] ?? 0;
    const green = greens?.[pixels[from + 1] ?? 0] ?? 0;
    const blue = blues?.[pixels[from + 2] ?? 0] ?? 0;
    const strongest = Math.max(red, green, blue);
    return [strongest, strongest - Math.min(red, green, blue)];
  };
}

/** Lightens the coloured ink of areas where it touches black ink. */
function removeStamps(
  { channels, width, height }: Colours,
  kinds: Uint8Array,
  grey: Uint8Array,
  measure: Measure,
): void {
  const columns = Math.ceil(width / SQUARE);
  for (const squares of stampAreas(kinds, width, height)) {
    for (const square of squares) {
      const [left, top] = [(square % columns) * SQUARE, Math.floor(square / columns) * SQUARE];
      for (let y = top; y < Math.min(height, top + SQUARE); y += 1)
        for (let x = left; x < Math.min(width, left + SQUARE); x += 1) {
          const [strongest, chroma] = measure((y * width + x) * channels);
          grey[y * width + x] = Math.min(255, strongest + LIGHTENING * chroma);
        }
    }
  }
}

/** Connected squares with coloured ink that covers black ink, with the squares around them. */
function stampAreas(kinds: Uint8Array, width: number, height: number): ReadonlySet<number>[] {
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const coloured = new Uint32Array(columns * rows);
  const touching = new Uint32Array(columns * rows);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const kind = kinds[y * width + x];
      if (kind === PAPER_PIXEL) continue;
      const square = Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE);
      if (kind === COLOURED_PIXEL) coloured[square] = (coloured[square] ?? 0) + 1;
      else if (isNearColour(kinds, y * width + x, width)) touching[square] = (touching[square] ?? 0) + 1;
    }
  const isFree = new Set([...coloured.keys()].filter((square) => (coloured[square] ?? 0) > 0));
  // Squares above and below the picture have no pixels.
  const around = (square: number) =>
    [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1]
        .map((across) => square + down * columns + across)
        .filter((near) => Math.abs((near % columns) - (square % columns)) <= 1),
    );
  const areas: Set<number>[] = [];
  for (const start of isFree) {
    isFree.delete(start);
    const connected = [start];
    for (const square of connected) for (const near of around(square)) if (isFree.delete(near)) connected.push(near);
    const squares = new Set(connected.flatMap(around));
    const sum = (counts: Uint32Array) => [...squares].reduce((total, square) => total + (counts[square] ?? 0), 0);
    const [ink, contact] = [sum(coloured), sum(touching)];
    if (contact >= MIN_TOUCHING && contact >= ink * MIN_SHARE) areas.push(squares);
  }
  return areas;
}

function isNearColour(kinds: Uint8Array, at: number, width: number): boolean {
  for (let distance = 1; distance <= NEAR; distance += 1)
    for (const near of [at - distance, at + distance, at - distance * width, at + distance * width])
      if (kinds[near] === COLOURED_PIXEL) return true;
  return false;
}
