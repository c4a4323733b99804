/** A segment of a JPEG (ITU-T T.81, B.1.1) from its marker to its end; the data of a scan belong to its segment. */
export interface JpegSegment {
  /** The second byte of the marker, such as 0xe1 for APP1. */
  marker: number;
  start: number;
  end: number;
}

/** The segments of the first picture of a JPEG; `isComplete`: whether it has its end. Phones append films and further pictures. */
export function jpegSegments(bytes: Buffer): { segments: JpegSegment[]; isComplete: boolean } {
  const segments: JpegSegment[] = [];
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      segments.push({ marker, start: at, end: at + 2 });
      return { segments, isComplete: true };
    }
    if (at + 4 > bytes.length) break;
    const header = at + 2 + bytes.readUInt16BE(at + 2);
    const end = marker === 0xda ? endOfScan(bytes, header) : Math.min(header, bytes.length);
    segments.push({ marker, start: at, end });
    at = end;
  }
  return { segments, isComplete: false };
}

/** The next marker after the data of a scan; 0xff00 is a byte of them, and RST0 to RST7 only divide them. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
