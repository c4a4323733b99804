import type { GreyPicture } from '../grey-map.ts';

/** Which pixels of a picture are dark: 1 for ink, 0 for paper. */
export interface DarkPixels {
  readonly bits: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Half of the side of the square around a pixel that it is compared with, as a share of the picture's width. */
const RADIUS = 0.03;
/** Ink is darker than this share of the mean around it. */
const INK = 0.8;

/** Separates ink from paper by comparison with the surroundings, as photographs have shadows. */
export function darkPixels({ pixels, width, height }: GreyPicture): DarkPixels {
  const radius = Math.max(4, Math.round(width * RADIUS));
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const bits = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0);
      if ((pixels[y * width + x] ?? 0) * (bottom - top) * (right - left) < sum * INK) bits[y * width + x] = 1;
    }
  }
  return { bits, width, height };
}
