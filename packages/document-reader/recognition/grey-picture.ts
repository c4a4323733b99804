import type { GreyPicture } from '../grey-map.ts';

const WHITE = 255;

/** Shrinks a picture by a whole factor; each pixel is the mean of a square. */
export function shrink({ pixels, width, height }: GreyPicture, factor: number): GreyPicture {
  const small = { width: Math.floor(width / factor), height: Math.floor(height / factor) };
  const result = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let row = 0; row < factor; row += 1) {
        const start = (y * factor + row) * width + x * factor;
        for (let column = 0; column < factor; column += 1) sum += pixels[start + column] ?? 0;
      }
      result[y * small.width + x] = sum / (factor * factor);
    }
  }
  return { ...small, pixels: result };
}

/** Halves a picture; each pixel is the darkest of four, so that thin lines stay dark. */
export function halveDarkest({ pixels, width, height }: GreyPicture): GreyPicture {
  const small = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const result = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const at = 2 * (y * width + x);
      const [a = 0, b = 0, c = 0, d = 0] = [pixels[at], pixels[at + 1], pixels[at + width], pixels[at + width + 1]];
      result[y * small.width + x] = Math.min(a, b, c, d);
    }
  }
  return { ...small, pixels: result };
}

/** Side in pixels of the squares by which the brightness of paper is measured. */
const SQUARE = 16;
/** Squares to each side among which the lightest is paper. */
const REACH = 2;
/** Paper is lighter than this share of the paper around it; darker is ink and its edge. */
const PAPER = 0.82;
/** Paper without noise, as it is drawn, and the brightness of the faintest edges of letters on it. */
const [PLAIN_PAPER, FAINT] = [252, 248];

/** Paints paper white: the noise of a scan and shadows disturb the recognition, and slow it. */
export function cleanPaper(picture: GreyPicture): void {
  const { pixels, width, height } = picture;
  const means = shrink(picture, SQUARE);
  const [columns, rows] = [Math.max(1, means.width), Math.max(1, means.height)];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let paper = 0;
      for (let y = Math.max(0, row - REACH); y <= Math.min(rows - 1, row + REACH); y += 1)
        for (let x = Math.max(0, column - REACH); x <= Math.min(columns - 1, column + REACH); x += 1)
          paper = Math.max(paper, means.pixels[y * columns + x] ?? WHITE);
      const threshold = paper >= PLAIN_PAPER ? FAINT : paper * PAPER;
      // The last squares reach to the edges of the picture.
      const [right, bottom] = [
        column === columns - 1 ? width : (column + 1) * SQUARE,
        row === rows - 1 ? height : (row + 1) * SQUARE,
      ];
      for (let y = row * SQUARE; y < bottom; y += 1)
        for (let at = y * width + column * SQUARE; at < y * width + right; at += 1)
          if ((pixels[at] ?? 0) > threshold) pixels[at] = WHITE;
    }
}

/** Paints a rectangle of a picture white. */
export function paintWhite(
  { pixels, width, height }: GreyPicture,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): void {
  const [from, to] = [Math.max(0, Math.floor(left)), Math.min(width, Math.ceil(right))];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y += 1)
    pixels.fill(WHITE, y * width + from, y * width + to);
}

/** Turns a picture clockwise by quarters. */
export function turn(picture: GreyPicture, quarters: number): GreyPicture {
  const { pixels, width, height } = picture;
  if (quarters === 0) return picture;
  if (quarters === 2) return { pixels: Uint8Array.from(pixels).reverse(), width, height };
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = quarters === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      result[to] = pixels[y * width + x] ?? WHITE;
    }
  }
  return { pixels: result, width: height, height: width };
}

/** Turns a picture by a small angle in radians around its centre, so that a line that falls by this angle becomes level. */
export function level(picture: GreyPicture, angle: number): GreyPicture {
  const { pixels, width, height } = picture;
  if (angle === 0) return picture;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const [centreX, centreY] = [width / 2, height / 2];
  const result = new Uint8Array(pixels.length).fill(WHITE);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = cosine * (x - centreX) - sine * (y - centreY) + centreX;
      const fromY = sine * (x - centreX) + cosine * (y - centreY) + centreY;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const [shareX, shareY] = [fromX - left, fromY - top];
      const upper = (pixels[at] ?? 0) * (1 - shareX) + (pixels[at + 1] ?? 0) * shareX;
      const lower = (pixels[at + width] ?? 0) * (1 - shareX) + (pixels[at + width + 1] ?? 0) * shareX;
      result[y * width + x] = upper * (1 - shareY) + lower * shareY;
    }
  }
  return { pixels: result, width, height };
}
