/** A token of an RTF file. `text`: bytes as Latin-1 characters; `hex`: one byte of the code page of the font. */
export type RtfToken =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'word'; readonly name: string; readonly parameter: number | null }
  | { readonly kind: 'symbol'; readonly sign: string }
  | { readonly kind: 'hex'; readonly byte: number }
  | { readonly kind: 'text'; readonly text: string };

const WORD = /([a-z]{1,32})(-?\d{1,10})? ?/giy;
const HEX = /'([0-9a-f]{2})/giy;
const TEXT = /[^\\{}\r\n\0]+/y;
const BREAKS = /[\r\n\0]+/y;

const open: RtfToken = { kind: 'open' };
const close: RtfToken = { kind: 'close' };

/** The tokens of a file, whose bytes are Latin-1 characters (RTF 1.9.1, "RTF Syntax"). Binary data is skipped. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  let at = 0;
  const match = (pattern: RegExp, from: number) => {
    pattern.lastIndex = from;
    const result = pattern.exec(source);
    if (result) at = pattern.lastIndex;
    return result;
  };
  while (at < source.length) {
    const sign = source.charAt(at);
    if (sign === '{' || sign === '}') {
      at += 1;
      yield sign === '{' ? open : close;
    } else if (sign === '\\') {
      const word = match(WORD, at + 1);
      if (word) {
        const [, name = '', digits] = word;
        const parameter = digits === undefined ? null : Number(digits);
        if (name === 'bin') at += Math.max(0, parameter ?? 0);
        else yield { kind: 'word', name, parameter };
        continue;
      }
      const hex = match(HEX, at + 1);
      if (hex) yield { kind: 'hex', byte: Number.parseInt(hex[1] ?? '', 16) };
      else {
        yield { kind: 'symbol', sign: source.charAt(at + 1) };
        at += 2;
      }
    } else if (!match(BREAKS, at)) {
      const text = match(TEXT, at);
      if (!text) return;
      yield { kind: 'text', text: text[0] };
    }
  }
}
