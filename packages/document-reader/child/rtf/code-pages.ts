/** Encodings by Windows code page, where the name is not `windows-PAGE`. */
const byPage: Readonly<Record<number, string>> = {
  708: 'windows-1256',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

/** Code pages by the character set of a font (`\fcharset`); other sets have that of the document. */
const bySet: Readonly<Record<number, number>> = {
  0: 1252,
  2: 1252,
  77: 10_000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

export const DEFAULT_CODE_PAGE = 1252;
export const MAC_CODE_PAGE = 10_000;

export function pageOfCharset(charset: number): number | null {
  return bySet[charset] ?? null;
}

const decoders = new Map<number, TextDecoder>();

function decoderOf(page: number): TextDecoder {
  const existing = decoders.get(page);
  if (existing) return existing;
  const name = byPage[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');
  const decoder = new TextDecoder(name);
  decoders.set(page, decoder);
  return decoder;
}

/** The text of bytes in a code page; unknown code pages are read as Western European. */
export function decodeBytes(bytes: readonly number[], page: number): string {
  return decoderOf(page).decode(Uint8Array.from(bytes));
}
