// A font for tests of layout: each character is a box of the same width, on every machine.

const UNITS = 1000;
const ASCENT = 800;
const DESCENT = -200;
const ADVANCE = 520;

/** Latin, Devanagari, punctuation, currencies, arrows and shapes. */
const ranges = [
  [0x20, 0x17f],
  [0x900, 0x97f],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2190, 0x21ff],
  [0x25a0, 0x25ff],
] as const;

const u16 = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 255, value & 255])));
const u32 = (...values: number[]) => Buffer.concat(values.map((value) => u16(value >>> 16, value & 0xffff)));
const zeros = (bytes: number) => Buffer.alloc(bytes);

/** Glyph 1 for each character (format 12). */
function characterMap(): Buffer {
  const groups = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => u32(from + index, from + index, 1)),
  );
  return Buffer.concat([
    u16(0, 1, 3, 10),
    u32(12),
    u16(12, 0),
    u32(16 + 12 * groups.length, 0, groups.length),
    ...groups,
  ]);
}

/** A rectangle from the descent to two thirds of the height. */
const box = Buffer.concat([
  ...[u16(1, 40, 0, ADVANCE - 40, 600), u16(3, 0), Buffer.from([1, 1, 1, 1])],
  ...[u16(40, 0, ADVANCE - 80, 0), u16(0, 600, 0, -600)],
  zeros(2),
]);

const tables: Readonly<Record<string, Buffer>> = {
  'OS/2': Buffer.concat([
    ...[u16(4, ADVANCE, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0), zeros(10), zeros(16), zeros(4)],
    ...[u16(64, 0x20, 0x25ff, ASCENT, DESCENT, 0, ASCENT, -DESCENT), zeros(8), u16(500, 700, 0, 0x20, 1)],
  ]),
  cmap: characterMap(),
  glyf: box,
  head: Buffer.concat([
    ...[u32(0x10000, 0x10000, 0, 0x5f0f3cf5), u16(3, UNITS), zeros(16)],
    u16(0, 0, ADVANCE, 600, 0, 8, 2, 0, 0),
  ]),
  hhea: Buffer.concat([u32(0x10000), u16(ASCENT, DESCENT, 0, ADVANCE, 0, 0, ADVANCE, 1, 0, 0), zeros(10), u16(1)]),
  hmtx: u16(ADVANCE, 0, 40),
  loca: u16(0, 0, box.length / 2),
  maxp: Buffer.concat([u32(0x10000), u16(2, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]),
  name: u16(0, 0, 6),
  post: Buffer.concat([u32(0x30000, 0), u16(-100, 50), zeros(20)]),
};

function trueType(): Buffer {
  const entries = Object.entries(tables);
  const head = Buffer.concat([u32(0x10000), u16(entries.length, 128, 3, entries.length * 16 - 128)]);
  let offset = head.length + entries.length * 16;
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const [tag, table] of entries) {
    records.push(Buffer.from(tag), u32(0, offset, table.length));
    bodies.push(table, zeros(-table.length & 3));
    offset += table.length + (-table.length & 3);
  }
  return Buffer.concat([head, ...records, ...bodies]);
}

/** Styles that show all text in the font, and nothing in motion. */
export const boxFont = `@font-face{font-family:Box;src:url(data:font/ttf;base64,${trueType().toString('base64')})}
*,::before,::after{font-family:Box!important;text-rendering:geometricPrecision!important;animation:none!important;transition:none!important}`;
