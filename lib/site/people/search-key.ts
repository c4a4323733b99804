/** Normalizes a text for filters: ignores case, accents, dots, digit system and equivalent spellings of Nepali. */
export function searchKey(text: string): string {
  const withoutMarks = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u{300}-\u{36f}]|\u{93c}|[\u{200b}-\u{200d}]/gu, '')
    // Half nasal consonants, which Nepali also writes as an anusvara: सङ्घ, संघ.
    .replace(/(?:[ङञणनम]्(?=[क-ह])|ँ)/g, 'ं');
  return withoutMarks
    .replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x936))
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether every word of the query is in the text; both normalized by `searchKey`. An empty query matches every text. */
export function matchesKey(text: string, query: string): boolean {
  return query.split(' ').every((word) => text.includes(word));
}
