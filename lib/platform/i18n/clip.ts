/** A text of at most `length` characters, cut between words and followed by `…`. */
export function clip(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length);
  const end = cut.lastIndexOf(' ');
  return `${end > length / 2 ? cut.slice(0, end) : cut.slice(0, -1)}…`;
}
