import { toGrey } from './child/grey-scan.ts';

const [WIDTH, HEIGHT] = [400, 300];
type Colour = readonly [red: number, green: number, blue: number];
const black: Colour = [25, 25, 25];
const stamp: Colour = [35, 40, 140];

function paper(colour: Colour = [250, 250, 250]) {
  return {
    pixels: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => colour[at % 3] ?? 0),
    channels: 3,
    width: WIDTH,
    height: HEIGHT,
  };
}

/** Multiplies the colours of a rectangle by an ink, as inks do on each other. */
function ink({ pixels }: { pixels: Uint8Array }, colour: Colour, [left, top, right, bottom]: readonly number[]): void {
  for (let y = top ?? 0; y < (bottom ?? 0); y += 1)
    for (let x = left ?? 0; x < (right ?? 0); x += 1)
      for (const [channel, value] of colour.entries()) {
        const at = (y * WIDTH + x) * 3 + channel;
        pixels[at] = ((pixels[at] ?? 0) * value) / 255;
      }
}

const levelAt = ({ pixels }: { pixels: Uint8Array }, x: number, y: number) => pixels[y * WIDTH + x] ?? -1;

test.each<[string, Colour]>([
  ['white', [250, 250, 250]],
  ['yellow, in warm light', [235, 215, 170]],
])('a dark stamp over black text becomes paper, and the text below it stays black: paper is %s', (_, colour) => {
  const picture = paper(colour);
  for (const x of [60, 100, 140, 180]) ink(picture, black, [x, 50, x + 6, 150]);
  ink(picture, stamp, [40, 80, 220, 100]);
  const grey = toGrey(picture);
  expect(levelAt(grey, 80, 90)).toBeGreaterThan(200);
  expect(levelAt(grey, 102, 90)).toBeLessThan(80);
  expect(levelAt(grey, 102, 60)).toBeLessThan(80);
});

test('coloured text stays, also beside black text', () => {
  const picture = paper();
  for (const x of [60, 100, 140, 180]) ink(picture, stamp, [x, 50, x + 6, 100]);
  for (const x of [60, 100, 140, 180]) ink(picture, black, [x, 120, x + 6, 170]);
  const grey = toGrey(picture);
  expect(levelAt(grey, 102, 75)).toBeLessThan(130);
  expect(levelAt(grey, 102, 140)).toBeLessThan(60);
});

test('a picture with one channel stays as it is', () => {
  const grey = toGrey({ pixels: Uint8Array.from([1, 90, 255, 7]), channels: 1, width: 2, height: 2 });
  expect([...grey.pixels]).toEqual([1, 90, 255, 7]);
});
