/** The first letter of a name; a conjunct of Devanagari is one letter. */
export function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('ne').segment(name);
  return first?.segment.toUpperCase() ?? '';
}
