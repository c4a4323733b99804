const graphemes = /* @__PURE__ */ new Intl.Segmenter('ne');

/** The beginning of a text, at most `length` UTF-16 units: cut between words, else between letters, never within a conjunct or an emoji. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = Math.max(text.lastIndexOf(' ', length), text.lastIndexOf('\n', length));
  if (space > length / 2) return text.slice(0, space);
  const from = Math.max(0, length - 200);
  // A single letter of more than 200 marks is cut.
  const letter = graphemes.segment(text.slice(from, length + 64)).containing(length - from);
  return text.slice(0, from + (letter?.index || length - from)).toWellFormed();
}

/** Blanks before the end of a clipped text count as this many characters at most. */
const MAX_SCANNED = 10_000;

/** A text of at most `length` characters, cut between words and followed by `…`. */
export function clip(text: string, length: number): string {
  const plain = text
    .slice(0, length + MAX_SCANNED)
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= length ? plain : `${beginningOf(plain, length - 1)}…`;
}
