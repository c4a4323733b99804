/** A number above has its digits. */
const MAX_LETTERS = 780;
const romans: readonly [string, number][] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

function roman(number: number): string {
  let [text, rest] = ['', number];
  for (const [letters, value] of romans)
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  return text;
}

/** After the last letter they are doubled: z, aa, bb. */
const lettered = (number: number, letters: string) => {
  const all = [...letters];
  return (all[(number - 1) % all.length] ?? '').repeat(Math.ceil(number / all.length));
};

const ORDINALS = ['th', 'st', 'nd', 'rd'];
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const CONSONANTS = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह';
const VOWELS = 'अआइईउऊऋएऐओऔ';
export const devanagariDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));

/** A number in a format (ECMA-376, part 1, 17.18.59); those of other scripts have usual digits. */
export function numberIn(number: number, format: string): string {
  if (number < 1 || number > MAX_LETTERS)
    return format === 'hindiNumbers' ? devanagariDigits(`${number}`) : `${number}`;
  switch (format) {
    case 'lowerRoman':
      return roman(number);
    case 'upperRoman':
      return roman(number).toUpperCase();
    case 'lowerLetter':
      return lettered(number, LATIN);
    case 'upperLetter':
      return lettered(number, LATIN.toUpperCase());
    case 'hindiNumbers':
      return devanagariDigits(`${number}`);
    case 'hindiConsonants':
      return lettered(number, CONSONANTS);
    case 'hindiVowels':
      return lettered(number, VOWELS);
    case 'ordinal':
      return `${number}${ORDINALS[/1[1-3]$/.test(`${number}`) ? 0 : number % 10] ?? 'th'}`;
    case 'decimalZero':
      return `${number}`.padStart(2, '0');
    default:
      return `${number}`;
  }
}
