import type { WordBox } from '../word-boxes.ts';
import type { Word } from './words.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The box of a word of the level picture on the scan, which was turned by quarters and by `skew`. */
export function onPage(
  { left, top, right, bottom }: Word,
  size: Size,
  { quarters, skew }: { quarters: number; skew: number },
  scan: Size,
): WordBox {
  const [x, y] = [(left + right) / 2 - size.width / 2, (top + bottom) / 2 - size.height / 2];
  const [sine, cosine] = [Math.sin(skew), Math.cos(skew)];
  const turned: [number, number] = [cosine * x - sine * y, sine * x + cosine * y];
  const [centreX, centreY] = turnBack(turned, quarters);
  const isSideways = quarters % 2 === 1;
  const [width, height] = isSideways ? [bottom - top, right - left] : [right - left, bottom - top];
  return {
    left: (centreX - width / 2) / scan.width + 0.5,
    top: (centreY - height / 2) / scan.height + 0.5,
    width: width / scan.width,
    height: height / scan.height,
  };
}

/** Turns a position around the centre counter-clockwise by quarters. */
function turnBack([x, y]: [number, number], quarters: number): [number, number] {
  if (quarters === 1) return [y, -x];
  if (quarters === 2) return [-x, -y];
  return quarters === 3 ? [-y, x] : [x, y];
}
