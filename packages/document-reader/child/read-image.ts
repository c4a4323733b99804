import { pictureSize } from '../picture-sizes.ts';
import type { DocumentText } from '../types.ts';
import { MAX_IMAGE_PIXELS, openImage } from './open-image.ts';
import { UnreadableError } from './text/unreadable-error.ts';

/** Kinds of pictures whose text is recognised: photographs and scans. */
const formats = new Set(['jpeg', 'png']);

/** Describes a picture as a document of one page, whose text waits to be recognised. @throws UnreadableError `broken`, `wrong-kind`, `too-large` */
export async function readImage(bytes: Buffer): Promise<DocumentText> {
  // Only the header: the size decides whether the picture may be decoded.
  const { format, autoOrient } = await openImage(bytes, false)
    .metadata()
    .catch(() => {
      throw new UnreadableError(hasSignature(bytes) ? 'broken' : 'wrong-kind');
    });
  if (!formats.has(format)) throw new UnreadableError('wrong-kind');
  const { width, height } = autoOrient;
  if (width * height > MAX_IMAGE_PIXELS) throw new UnreadableError('too-large');
  const picture = pictureSize(width, height);
  return {
    kind: 'image',
    pageCount: 1,
    pages: [
      { blocks: [], picture, ...(picture && { recognition: { state: 'waiting', why: 'no-text', attempts: 0 } }) },
    ],
    isScan: true,
    legacyFonts: [],
  };
}

/** The first bytes of JPEG and PNG. */
const signatures = [Buffer.from([0xff, 0xd8]), Buffer.from([0x89, 0x50, 0x4e, 0x47])];
const hasSignature = (bytes: Buffer) =>
  signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature));
