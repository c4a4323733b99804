import { toGrey } from './child/grey-scan.ts';
import { type GreyPicture, readPgm, writePgm } from './grey-map.ts';
import { impliedLines } from './recognition/aligned-tables.ts';
import { darkPixels } from './recognition/dark-pixels.ts';
import { eraseLines } from './recognition/erase-lines.ts';
import { findGlyphs } from './recognition/glyphs.ts';
import { cleanPaper, level, shrink, turn } from './recognition/grey-picture.ts';
import { withNumbers } from './recognition/numbers.ts';
import { findOrientation } from './recognition/orientation.ts';
import { onPage } from './recognition/placement.ts';
import { findRuledLines } from './recognition/ruled-lines.ts';
import { boxAt, packBoxes } from './word-boxes.ts';

describe('pictures of pages', () => {
  const [WIDTH, HEIGHT] = [600, 800];

  function paper(width = WIDTH, height = HEIGHT): GreyPicture {
    return { pixels: new Uint8Array(width * height).fill(245), width, height };
  }

  function ink({ pixels, width }: GreyPicture, left: number, top: number, right: number, bottom: number): void {
    for (let y = top; y < bottom; y += 1) pixels.fill(20, y * width + left, y * width + right);
  }

  /** Draws lines of words like Devanagari: a headline with uneven letters below it. */
  function drawText(picture: GreyPicture, left = 60, right = 540, top = 60, bottom = 740): void {
    for (let y = top; y + 12 < bottom; y += 22) {
      const shift = (y * 7) % 31;
      for (let x = left + shift, word = y % 5; x + 30 < right; x += 38 + (word % 3) * 14, word += 1) {
        const end = Math.min(right, x + 30 + (word % 3) * 14);
        ink(picture, x, y, end, y + 2);
        for (let letter = x + 2; letter + 3 < end; letter += 7 + ((letter + y) % 4))
          ink(picture, letter, y + 2, letter + 3, y + 8 + (letter % 4));
      }
    }
  }

  const degrees = (angle = 0) => (angle * 180) / Math.PI;

  test.each([-5, -0.8, 2.3])('the skew of %p degrees is found, and the page levelled', (angle) => {
    const page = paper();
    drawText(page);
    const tilted = level(page, (-angle * Math.PI) / 180);
    const skew = findOrientation(darkPixels(tilted))?.skew ?? 0;
    expect(Math.abs(degrees(skew) - angle)).toBeLessThan(0.25);
    expect(Math.abs(degrees(findOrientation(darkPixels(level(tilted, skew)))?.skew))).toBeLessThan(0.3);
  });

  test('an empty page has no orientation', () => expect(findOrientation(darkPixels(paper()))).toBeNull());

  test('ruled lines of a table are found and erased, headlines of text are not', () => {
    const page = paper();
    drawText(page, 60, 540, 400);
    for (const y of [100, 140, 180, 220]) ink(page, 80, y, 520, y + 2);
    for (const x of [80, 200, 400, 518]) ink(page, x, 100, x + 2, 222);
    const lines = findRuledLines(darkPixels(page), 1);
    const at = (isUpright: boolean) =>
      lines.filter((line) => line.isUpright === isUpright).map((line) => Math.round(line.at));
    expect(at(false)).toEqual([101, 141, 181, 221]);
    expect(at(true)).toEqual([81, 201, 401, 519]);
    eraseLines(page, lines);
    const inTable = darkPixels(page).bits.slice(0, 390 * WIDTH);
    expect(inTable.some((bit) => bit === 1)).toBe(false);
  });

  test('ink is found under a shadow', () => {
    const page = paper();
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1) page.pixels[y * WIDTH + x] = 250 - (x / WIDTH) * 150;
    ink(page, 500, 300, 520, 304);
    const { bits } = darkPixels(page);
    expect(bits.reduce((sum, bit) => sum + bit, 0)).toBe(80);
  });

  test.each([
    [0, 0],
    [1, 0.03],
    [2, -0.05],
    [3, 0.02],
  ])('a word is placed on a scan that was turned by %i quarters and by %p', (quarters, skew) => {
    const scan = paper();
    ink(scan, 100, 200, 140, 210);
    const picture = level(turn(scan, quarters), skew);
    const dark = [...darkPixels(picture).bits.entries()].filter(([, bit]) => bit === 1).map(([index]) => index);
    const [xs, ys] = [
      dark.map((index) => index % picture.width),
      dark.map((index) => Math.floor(index / picture.width)),
    ];
    const word = { text: '', confidence: 0, left: Math.min(...xs), right: Math.max(...xs) + 1 };
    const box = onPage(
      { ...word, top: Math.min(...ys), bottom: Math.max(...ys) + 1 },
      picture,
      { quarters, skew },
      scan,
    );
    expect(Math.abs((box.left + box.width / 2) * WIDTH - 120)).toBeLessThan(2);
    expect(Math.abs((box.top + box.height / 2) * HEIGHT - 205)).toBeLessThan(2);
    expect(Math.abs(box.width * WIDTH - 40)).toBeLessThan(4);
  });

  test('a grey map is written and read, shrunk by the mean of its pixels, and rejected where it is cut', () => {
    const picture = { pixels: Uint8Array.from([0, 100, 50, 50, 255, 255, 10, 30]), width: 4, height: 2 };
    const bytes = writePgm(picture);
    expect(readPgm(bytes)).toMatchObject({ width: 4, height: 2 });
    expect([...readPgm(bytes).pixels]).toEqual([...picture.pixels]);
    expect([...shrink(picture, 2).pixels]).toEqual([152, 35]);
    expect(() => readPgm(bytes.subarray(0, -1))).toThrow();
    expect(() => readPgm(Buffer.from('%PDF-1.7'))).toThrow();
  });

  test('a stroke that crosses a ruled line stays, and one that touches it loses only the line', () => {
    const page = paper();
    ink(page, 80, 100, 520, 102);
    ink(page, 200, 85, 205, 120);
    ink(page, 300, 102, 305, 130);
    const dark = darkPixels(page);
    eraseLines(page, findRuledLines(dark, 1));
    const at = (x: number, y: number) => page.pixels[y * WIDTH + x] ?? -1;
    expect(at(202, 101)).toBeLessThan(100);
    expect(at(302, 101)).toBeGreaterThan(230);
    expect(at(302, 103)).toBeLessThan(100);
    expect(at(400, 101)).toBeGreaterThan(230);
  });

  test('upright strokes of letters that touch a ruled line from both sides are not a ruled line', () => {
    const page = paper();
    for (const y of [100, 140, 180]) ink(page, 80, y, 520, y + 2);
    for (const x of [80, 300, 518]) ink(page, x, 100, x + 2, 182);
    ink(page, 150, 120, 153, 165);
    const upright = findRuledLines(darkPixels(page), 1).filter(({ isUpright }) => isUpright);
    expect(upright.map(({ at }) => Math.round(at))).toEqual([81, 301, 519]);
  });

  test('noise of paper becomes white, also in a shadow, and ink stays', () => {
    const page = paper();
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1) page.pixels[y * WIDTH + x] = 240 - (x / WIDTH) * 120 - ((x * 7 + y * 13) % 11);
    ink(page, 500, 300, 520, 304);
    cleanPaper(page);
    expect(page.pixels.filter((level) => level < 255)).toHaveLength(80);
  });

  test('glyphs of a cell are found from left to right: parts above each other are one, a comma below a digit is its own', () => {
    const page = paper();
    ink(page, 100, 100, 112, 124);
    ink(page, 120, 100, 132, 111);
    ink(page, 120, 113, 132, 124);
    ink(page, 140, 100, 152, 124);
    ink(page, 146, 127, 150, 133);
    ink(page, 160, 104, 163, 107);
    ink(page, 160, 118, 163, 121);
    ink(page, 170, 110, 171, 111);
    const { glyphs } = findGlyphs(page, { left: 90, top: 90, right: 200, bottom: 140 }, 0.5);
    expect(glyphs.map(({ left, top, bottom }) => [left, top, bottom])).toEqual([
      [100, 100, 124],
      [120, 100, 124],
      [140, 100, 124],
      [146, 127, 133],
      [160, 104, 121],
    ]);
  });

  /** Draws words in lines; `starts`: the left edges of the words of each line. */
  function drawWords(page: GreyPicture, starts: readonly (readonly number[])[], width: number): void {
    for (const [row, words] of starts.entries())
      for (const left of words) {
        const top = 100 + row * 24;
        ink(page, left, top, left + width, top + 3);
        for (let x = left; x < left + width; x += 8) ink(page, x, top, x + 3, top + 11);
      }
  }

  test('the rows and columns of aligned words are those of a table, and a line below the second column continues its row', () => {
    const page = paper();
    drawWords(page, [[60, 200, 400], [60, 200, 400], [200], [60, 200, 400], [60, 200, 400]], 50);
    const lines = impliedLines(darkPixels(page), 1);
    const at = (isUpright: boolean) => [
      ...new Set(lines.filter((line) => line.isUpright === isUpright).map((line) => Math.round(line.at))),
    ];
    const between = (positions: readonly number[], limits: readonly (readonly [number, number])[]) =>
      positions.length === limits.length &&
      limits.every(([from, to], index) => (positions[index] ?? 0) >= from && (positions[index] ?? 0) <= to);
    expect(
      between(
        at(true).toSorted((a, b) => a - b),
        [
          [50, 60],
          [110, 200],
          [250, 400],
          [450, 460],
        ],
      ),
    ).toBe(true);
    expect(
      between(at(false), [
        [80, 100],
        [112, 124],
        [160, 172],
        [184, 196],
        [208, 220],
      ]),
    ).toBe(true);
  });

  test('words of a letter with wide gaps do not become a table of empty cells', () => {
    const letter = paper();
    drawWords(letter, [[60, 200, 400], [60], [60, 200, 400], [60], [60, 200, 400], [60]], 50);
    expect(impliedLines(darkPixels(letter), 1)).toEqual([]);
  });

  test('two columns and running text do not become a table', () => {
    const page = paper();
    drawWords(
      page,
      Array.from({ length: 6 }, () => [60, 330]),
      200,
    );
    expect(impliedLines(darkPixels(page), 1)).toEqual([]);
    const text = paper();
    drawText(text);
    expect(impliedLines(darkPixels(text), 1)).toEqual([]);
  });

  test('lines of aligned columns are upright where the gaps between signs are shorter than those between lines', () => {
    const page = paper();
    drawWords(
      page,
      Array.from({ length: 20 }, () => [60, 200, 400]),
      50,
    );
    expect(findOrientation(darkPixels(page))).toMatchObject({ isSideways: false });
    expect(findOrientation(darkPixels(turn(page, 1)))).toMatchObject({ isSideways: true });
  });

  test('signs above letters that the rule of a table runs through stay', () => {
    const page = paper();
    ink(page, 80, 100, 520, 102);
    for (const x of [80, 518]) ink(page, x, 60, x + 2, 160);
    // A curve that touches the rule from below.
    const curve = (x: number) => 102 + Math.round(((x - 130) / 30) ** 2 * 8);
    for (let x = 100; x < 160; x += 1) ink(page, x, curve(x) - 3, x + 1, curve(x));
    const before = page.pixels.slice();
    eraseLines(page, findRuledLines(darkPixels(page), 1));
    const inkAt = (pixels: Uint8Array, y: number) =>
      pixels.subarray(y * WIDTH + 95, y * WIDTH + 165).filter((brightness) => brightness < 100).length;
    expect(inkAt(page.pixels, 101)).toBeLessThan(20);
    for (const y of [103, 105, 107]) expect(inkAt(page.pixels, y)).toBe(inkAt(before, y));
  });
});

describe('short words that may be numbers', () => {
  type Engine = Parameters<typeof withNumbers>[0];
  const wordOf = (text: string, confidence: number) => ({ text, confidence, left: 3, top: 90, right: 40, bottom: 98 });
  const lineOf = (...words: ReturnType<typeof wordOf>[]) => ({ words, baseline: 98, size: 8 });
  const areas: object[] = [];
  const engineOf = (...read: ReturnType<typeof wordOf>[]) => {
    const recogniseNumber = (area: object) => [areas.push(area) && lineOf(...read)];
    return { recogniseNumber } as Partial<Engine> as Engine;
  };
  const read = (text: string, confidence: number, ...numbers: ReturnType<typeof wordOf>[]) =>
    withNumbers(engineOf(...numbers), [lineOf(wordOf(text, confidence))], { width: 44, height: 100 })[0]?.words[0];
  const number = wordOf('१२', 90);

  test.each([
    ['a short uncertain word', 'Ae', 84, [number], '१२'],
    ['one of four letters', 'Aeoi', 84, [number], '१२'],
    ['a longer one', 'Aeoiu', 84, [number], 'Aeoiu'],
    ['a certain one', 'Ae', 85, [number], 'Ae'],
    ['one that is a number', '12', 84, [number], '12'],
    ['one of two letters of Devanagari', 'कख', 84, [number], 'कख'],
    ['one with a single letter of Devanagari', 'क1', 84, [number], '१२'],
    ['a number that is less certain', 'Ae', 84, [wordOf('१२', 84)], 'Ae'],
    ['parts of a number', 'Ae', 84, [wordOf('1', 85), wordOf('2', 87)], '12'],
    ['digits of two scripts', 'Ae', 84, [wordOf('1', 90), wordOf('२', 90)], 'Ae'],
    ['no number', 'Ae', 84, [wordOf('1/2', 90)], 'Ae'],
    ['nothing', 'Ae', 84, [], 'Ae'],
  ])('%s: %s', (_, text, confidence, numbers, expected) =>
    expect(read(text, confidence, ...numbers)?.text).toBe(expected),
  );

  test('are looked at with a margin within the page, at most 150 of them', () => {
    areas.length = 0;
    const words = Array.from({ length: 152 }, () => wordOf('Ae', 50));
    const [line] = withNumbers(engineOf(number), [lineOf(...words)], { width: 44, height: 100 });
    expect(areas).toEqual(Array(150).fill({ left: 0, top: 84, right: 44, bottom: 100 }));
    expect(line?.words.map(({ text }) => text)).toEqual([...Array(150).fill('१२'), 'Ae', 'Ae']);
    expect(line?.words[0]?.confidence).toBe(90);
  });
});

describe('boxes of words', () => {
  test('packed boxes are read again with a precision of a four-thousandth of the page', () => {
    const boxes = [
      { left: 0, top: 0.5, width: 0.123, height: 0.01 },
      { left: 0.9999, top: 1, width: 0.0004, height: 0.25 },
    ];
    const packed = packBoxes(boxes);
    expect(packed).toMatch(/^[\w-]{16}$/);
    for (const [index, box] of boxes.entries()) {
      const read = boxAt(packed, index);
      for (const side of ['left', 'top', 'width', 'height'] as const)
        expect(Math.abs((read?.[side] ?? -1) - box[side])).toBeLessThan(1 / 4000);
    }
  });

  test('a box beyond the page ends at its edge, and a missing box is null', () => {
    const packed = packBoxes([{ left: -0.2, top: 1.5, width: 0.1, height: 0.1 }]);
    expect(boxAt(packed, 0)).toMatchObject({ left: 0, top: 1 });
    expect(boxAt(packed, 1)).toBeNull();
    expect(boxAt('', 0)).toBeNull();
  });
});

describe('grey scans', () => {
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
  function ink(
    { pixels }: { pixels: Uint8Array },
    colour: Colour,
    [left, top, right, bottom]: readonly number[],
  ): void {
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
});
