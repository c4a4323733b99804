const startsWith = (beginning: Buffer, bytes: string, at = 0) =>
  beginning.toString('latin1', at, at + bytes.length) === bytes;

/** Signatures of pictures that browsers show, by the extension of their stored file. */
const kinds: Readonly<Record<string, (beginning: Buffer) => boolean>> = {
  avif: (beginning) => brandsOf(beginning).some((brand) => /^avi[fs]$/.test(brand)),
  gif: (beginning) => startsWith(beginning, 'GIF8'),
  jpg: (beginning) => startsWith(beginning, '\xff\xd8\xff'),
  png: (beginning) => startsWith(beginning, '\x89PNG\r\n\x1a\n'),
  webp: (beginning) => startsWith(beginning, 'RIFF') && startsWith(beginning, 'WEBP', 8),
};

/** The extension of a picture by its content, null if it is not a picture. `beginning`: the first bytes, 64 are enough. */
export function pictureEndingOf(beginning: Buffer): string | null {
  return Object.entries(kinds).find(([, matches]) => matches(beginning))?.[0] ?? null;
}

/** Signatures of pictures that browsers do not show, by the name of their format. */
const otherFormats: Readonly<Record<string, (beginning: Buffer) => boolean>> = {
  TIFF: (beginning) => ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].some((mark) => startsWith(beginning, mark)),
  // The size of the header follows two reserved numbers and an offset.
  BMP: (beginning) =>
    startsWith(beginning, 'BM') &&
    startsWith(beginning, '\0\0\0\0', 6) &&
    [12, 40, 52, 56, 64, 108, 124].includes(beginning.length < 18 ? 0 : beginning.readUInt32LE(14)),
  'JPEG XL': (beginning) => startsWith(beginning, '\xff\x0a') || startsWith(beginning, 'JXL ', 4),
  'JPEG 2000': (beginning) => startsWith(beginning, 'jP  ', 4) || startsWith(beginning, '\xff\x4f\xff\x51'),
  Photoshop: (beginning) => startsWith(beginning, '8BPS'),
};

/** The name of a format of pictures that browsers do not show; null for other content. */
export const formatOf = (beginning: Buffer): string | null =>
  Object.entries(otherFormats).find(([, matches]) => matches(beginning))?.[0] ?? null;

/** Whether a file is an Apple photograph. Brands of ISO/IEC 23008-12; the generic ones (`mif1`, `msf1`) also occur in AVIF. */
export function isHeic(beginning: Buffer): boolean {
  const isOfApple = brandsOf(beginning).some((brand) => /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand));
  return isOfApple && pictureEndingOf(beginning) === null;
}

/** The brands of a media file (ISO/IEC 14496-12, section 4.3): the major one without its version, and the compatible ones. */
function brandsOf(beginning: Buffer): string[] {
  if (!startsWith(beginning, 'ftyp', 4)) return [];
  const end = Math.min(beginning.readUInt32BE(0), beginning.length);
  const words = Array.from({ length: Math.floor(end / 4) }, (_, index) =>
    beginning.toString('latin1', index * 4, index * 4 + 4),
  );
  return words.slice(2).filter((_, index) => index !== 1);
}
