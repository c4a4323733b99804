import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { jpegSegments } from './jpeg-parts.ts';
import { jpegSize } from './jpeg-size.ts';
import { pictureEndingOf } from './picture-kinds.ts';

/** Limits in millions of pixels. A JPEG is decoded at the requested size, others whole. */
export const MAX_JPEG_MEGAPIXELS = 225;
export const MAX_MEGAPIXELS = 100;

/** Bytes of the head, which has the size after profiles and previews, and of the tail. */
const HEAD = 1024 * 1024;
const TAIL = 64 * 1024;
const JPEG_END = Buffer.from([0xff, 0xd9]);

export type PictureState =
  | { problem: 'file-picture-cut' }
  | { problem: 'file-picture-pixels'; megapixels: number; most: number }
  | null;

/** The size of a JPEG by its beginning; null for another file. @throws as the file system does */
export function sizeOfJpeg(path: string): { width: number; height: number } | null {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(HEAD);
    return jpegSize(head.subarray(0, readSync(file, head)));
  } finally {
    closeSync(file);
  }
}

/** Why a picture will not be readable, from its beginning and its end; null if neither shows a problem. @throws as the file system does */
export function pictureState(path: string): PictureState {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const read = (from: number, length: number) => {
      const bytes = Buffer.alloc(Math.min(length, size - from));
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from));
    };
    const head = read(0, HEAD);
    const tail = read(Math.max(0, size - TAIL), TAIL);
    const ending = pictureEndingOf(head.subarray(0, 128));
    const pixels = ending === 'jpg' ? jpegSize(head) : ending === 'png' ? pngSize(head) : null;
    const most = ending === 'jpg' ? MAX_JPEG_MEGAPIXELS : MAX_MEGAPIXELS;
    const megapixels = pixels === null ? 0 : (pixels.width * pixels.height) / 1_000_000;
    if (megapixels > most) return { problem: 'file-picture-pixels', megapixels: Math.ceil(megapixels), most };
    const isCut =
      (ending === 'jpg' && !tail.includes(JPEG_END) && !jpegSegments(readFileSync(path)).isComplete) ||
      (ending === 'png' && !tail.includes('IEND') && !readFileSync(path).includes('IEND')) ||
      (ending === 'webp' && head.readUInt32LE(4) + 8 > size + 1);
    return isCut ? { problem: 'file-picture-cut' } : null;
  } finally {
    closeSync(file);
  }
}

/** The size in pixels in the header of a PNG, which is its first chunk. */
const pngSize = (bytes: Buffer) =>
  bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
