import { crc32 } from 'node:zlib';
import { withoutAvifMetadata } from './avif-metadata.ts';
import { jpegSegments } from './jpeg-parts.ts';
import { pictureEndingOf } from './picture-kinds.ts';

/** Tag of the orientation in the first directory of Exif (CIPA DC-008, 4.6.4). */
const ORIENTATION = 0x0112;
const SHORT = 3;
const MAX_ENTRIES = 1000;

/** The orientation that Exif states, from 2 to 8; 1 for an upright picture. `tiff` begins with its byte order. */
function orientationOf(tiff: Buffer): number {
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
function orientationExif(orientation: number): Buffer {
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

/** Segments of a JPEG with colours and structure; the others have place, device, author and a thumbnail. */
function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker === 0xe0) return segment.toString('latin1', 4, 9) === 'JFIF\0';
  if (marker === 0xe2) return segment.toString('latin1', 4, 16) === 'ICC_PROFILE\0';
  // Adobe's segment states how colours are coded.
  if (marker === 0xee) return segment.toString('latin1', 4, 9) === 'Adobe';
  return marker !== 0xfe && (marker < 0xe0 || marker > 0xef);
}

/** Chunks of a PNG with pixels, colours and animation (PNG, third edition, 5.6). */
const pngChunks =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|pHYs|bKGD|hIST|acTL|fcTL|fdAT|cICP|mDCV|cLLI)$/;
const webpChunks = /^(?:VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;
const WEBP_EXIF = 0x08;
const WEBP_XMP = 0x04;

/**
 * A picture without its metadata, such as the place and the device of a photograph; its pixels, colours and orientation stay. The same bytes for a picture
 * without any, and for other files.
 */
export function withoutMetadata(bytes: Buffer): Buffer {
  const strip = { jpg: stripJpeg, png: stripPng, webp: stripWebp, gif: stripGif, avif: withoutAvifMetadata };
  const ending = pictureEndingOf(bytes.subarray(0, 128));
  if (ending === null || !(ending in strip)) return bytes;
  const stripped = strip[ending as keyof typeof strip](bytes);
  return stripped.equals(bytes) ? bytes : stripped;
}

function stripJpeg(bytes: Buffer): Buffer {
  const { segments } = jpegSegments(bytes);
  let orientation = 1;
  const parts = segments.flatMap(({ marker, start, end }) => {
    const segment = bytes.subarray(start, end);
    if (marker === 0xe1 && segment.toString('latin1', 4, 10) === 'Exif\0\0')
      orientation = orientationOf(segment.subarray(10));
    return isNeeded(marker, segment) ? segment : [];
  });
  return Buffer.concat([bytes.subarray(0, 2), ...exifSegment(orientation), ...parts]);
}

function exifSegment(orientation: number): Buffer[] {
  if (orientation === 1) return [];
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationExif(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return [head, content];
}

function stripPng(bytes: Buffer): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  let orientation = 1;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'eXIf') orientation = orientationOf(bytes.subarray(at + 8, end - 4));
    if (pngChunks.test(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  // Behind the header, which is the first chunk.
  if (orientation !== 1) parts.splice(2, 0, pngChunk('eXIf', orientationExif(orientation)));
  return Buffer.concat(parts);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function stripWebp(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let orientation = 1;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const end = Math.min(at + 8 + length + (length % 2), bytes.length);
    const type = bytes.toString('latin1', at, at + 4);
    if (type === 'EXIF')
      orientation = orientationOf(
        bytes.subarray(at + 8, end).subarray(/^Exif/.test(bytes.toString('latin1', at + 8, at + 12)) ? 6 : 0),
      );
    if (webpChunks.test(type)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  const [first] = parts;
  if (first?.toString('latin1', 0, 4) === 'VP8X') {
    const flags = (first[8] ?? 0) & ~(WEBP_EXIF | WEBP_XMP);
    parts[0] = Buffer.concat([
      first.subarray(0, 8),
      Buffer.from([orientation === 1 ? flags : flags | WEBP_EXIF]),
      first.subarray(9),
    ]);
    if (orientation !== 1) {
      const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
      head.writeUInt32LE(26, 4);
      parts.push(head, orientationExif(orientation));
    }
  }
  const body = Buffer.concat(parts);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** Without comments and data of programs, but the data that make an animation repeat (GIF89a, 24 and 26). */
function stripGif(bytes: Buffer): Buffer {
  const flags = bytes[10] ?? 0;
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const parts = [bytes.subarray(0, at)];
  const endOfBlocks = (start: number) => {
    let end = start;
    while (end < bytes.length && bytes[end] !== 0) end += 1 + (bytes[end] ?? 0);
    return end + 1;
  };
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) {
      parts.push(bytes.subarray(at, at + 1));
      break;
    }
    const imageFlags = bytes[at + 9] ?? 0;
    const isImage = kind === 0x2c;
    if (!isImage && kind !== 0x21) break;
    const table = isImage && imageFlags & 0x80 ? 3 * 2 ** ((imageFlags & 7) + 1) : 0;
    const end = endOfBlocks(isImage ? at + 11 + table : at + 2);
    const isProgram =
      bytes[at + 1] === 0xff && !/^(?:NETSCAPE|ANIMEXTS|ICCRGBG1)/.test(bytes.toString('latin1', at + 3, at + 11));
    if (isImage || !(bytes[at + 1] === 0xfe || isProgram)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}
