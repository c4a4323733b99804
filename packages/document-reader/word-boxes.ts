/** The box of a word on the picture of its page: shares of its width and height, from the left and top. */
export interface WordBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Each share is a number of two digits of this alphabet. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MAX = DIGITS.length ** 2 - 1;
const BOX_LENGTH = 8;

const clamp = (share: number) => Math.min(MAX, Math.max(0, Math.round(share * MAX)));
const pack = (share: number) => {
  const value = clamp(share);
  return DIGITS.charAt(Math.floor(value / DIGITS.length)) + DIGITS.charAt(value % DIGITS.length);
};
const unpack = (digits: string) =>
  (DIGITS.indexOf(digits.charAt(0)) * DIGITS.length + DIGITS.indexOf(digits.charAt(1))) / MAX;

/** Writes boxes as eight characters each. */
export function packBoxes(boxes: readonly WordBox[]): string {
  return boxes.map(({ left, top, width, height }) => [left, top, width, height].map(pack).join('')).join('');
}

/** Reads the box of the word with this index; null where there is none. */
export function boxAt(packed: string, index: number): WordBox | null {
  const box = packed.slice(index * BOX_LENGTH, (index + 1) * BOX_LENGTH);
  if (box.length < BOX_LENGTH) return null;
  const [left = 0, top = 0, width = 0, height = 0] = [0, 2, 4, 6].map((at) => unpack(box.slice(at, at + 2)));
  return { left, top, width, height };
}
