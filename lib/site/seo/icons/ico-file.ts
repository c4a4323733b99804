const HEADER = 6;
const ENTRY = 16;

/** An icon file of square PNG pictures, side at most 255 pixels (Microsoft's ICO container). */
export function icoFile(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER + ENTRY * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const entry = HEADER + ENTRY * index;
    // The PNG's own header has the side.
    const side = picture.readUInt32BE(16);
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}
