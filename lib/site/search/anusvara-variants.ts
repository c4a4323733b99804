/** The nasal of each row of consonants, which may also be written as anusvara: सङ्काय, संकाय. */
const rows: readonly (readonly [nasal: string, row: string])[] = [
  ['ङ', 'क-ङ'],
  ['ञ', 'च-ञ'],
  ['ण', 'ट-ण'],
  ['न', 'त-न'],
  ['म', 'प-म'],
];

const patterns = rows.map(([nasal, row]) => ({
  nasal: `${nasal}्`,
  spelledOut: new RegExp(`${nasal}्(?=[${row}])`, 'g'),
  short: new RegExp(`ं(?=[${row}])`, 'g'),
}));

/** Spellings of a folded word: unchanged, with its nasals before a consonant as anusvara, and with them spelled out. */
export function anusvaraVariants(word: string): readonly string[] {
  const short = patterns.reduce((text, { spelledOut }) => text.replace(spelledOut, 'ं'), word);
  const long = patterns.reduce((text, pattern) => text.replace(pattern.short, pattern.nasal), short);
  return [...new Set([word, short, long])];
}
