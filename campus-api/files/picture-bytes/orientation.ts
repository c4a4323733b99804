/** Tag of the orientation in the first directory of Exif (CIPA DC-008, 4.6.4). */
const ORIENTATION = 0x0112;
const SHORT = 3;
const MAX_ENTRIES = 1000;

/** The orientation that Exif states, from 2 to 8; 1 for an upright picture. `tiff` begins with its byte order. */
export function orientationOf(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return 1;
  const isLittle = order.startsWith('I');
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const count = Math.min(short(start), MAX_ENTRIES);
    for (let at = start + 2; at < start + 2 + count * 12; at += 12)
      if (short(at) === ORIENTATION && short(at + 2) === SHORT) {
        const value = short(at + 8);
        return value >= 1 && value <= 8 ? value : 1;
      }
  } catch {
    // The directory is outside of its segment.
  }
  return 1;
}

/** Exif that states an orientation and nothing else, without the mark of its segment. */
export function orientationExif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
