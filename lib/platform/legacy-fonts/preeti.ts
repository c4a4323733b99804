/**
 * Unicode for each character typed in Preeti, Kantipur or a similar font: such fonts draw Devanagari at the code points of Latin letters.
 * A half letter ends in a halant. Compiled from the keyboard layout of the fonts.
 */
const signs: Readonly<Record<string, string>> = {
  ...{ a: 'ब', b: 'द', c: 'अ', d: 'म', e: 'भ', f: 'ा', g: 'न', h: 'ज', i: 'ष्', j: 'व', k: 'प', n: 'ल', o: 'य' },
  ...{ p: 'उ', q: 'त्र', r: 'च', s: 'क', t: 'त', u: 'ग', v: 'ख', w: 'ध', x: 'ह', y: 'थ', z: 'श' },
  ...{ A: 'ब्', B: 'द्य', C: 'ऋ', D: 'म्', E: 'भ्', F: 'ँ', G: 'न्', H: 'ज्', I: 'क्ष्', J: 'व्', K: 'प्', L: 'ी', M: 'ः' },
  ...{ N: 'ल्', O: 'इ', P: 'ए', Q: 'त्त', R: 'च्', S: 'क्', T: 'त्', U: 'ग्', V: 'ख्', W: 'ध्', X: 'ह्', Y: 'थ्', Z: 'श्' },
  ...{ 0: 'ण्', 1: 'ज्ञ', 2: 'द्द', 3: 'घ', 4: 'द्ध', 5: 'छ', 6: 'ट', 7: 'ठ', 8: 'ड', 9: 'ढ' },
  ...{ ')': '०', '!': '१', '@': '२', '#': '३', $: '४', '%': '५', '^': '६', '&': '७', '*': '८', '(': '९' },
  ...{ '`': 'ञ', '~': 'ञ्', '-': '(', _: ')', '=': '.', '+': 'ं', '[': 'ृ', ']': 'े', '}': 'ै', '\\': '्', '|': '्र' },
  ...{ ';': 'स', ':': 'स्', "'": 'ु', '"': 'ू', '<': '?', '.': '।', '>': 'श्र', '/': 'र', '?': 'रु', '÷': '/', '«': '्र' },
  ...{ '¡': 'ज्ञ्', '¢': 'द्घ', '£': 'घ्', '¤': 'झ्', '¥': 'र्\u200d', '§': 'ट्ट', ª: 'ङ', '°': 'ङ्ढ', '±': '+', '´': 'झ' },
  ...{ '¶': 'ठ्ठ', '¿': 'रू', Å: 'हृ', Æ: '”', æ: '“', Ë: 'ङ्ग', Ì: 'न्न', Í: 'ङ्क', Î: 'ङ्ख', Ï: 'फ्', Ø: '्य', Ù: ';' },
  ...{
    Ú: '’',
    Ü: '%',
    Ý: 'ट्ठ',
    ß: 'द्म',
    å: 'द्व',
    '„': 'ध्र',
    '…': '‘',
    '‰': 'झ्',
    '‹': 'ङ्घ',
    '›': 'द्र',
    '•': 'ड्ड',
    '†': '!',
  },
  ...{ Œ: 'त्त्', ˆ: 'फ्', '˜': 'ऽ' },
};

/** Placeholders for signs that are typed before or after their letter: the short i, the reph, and the tail that turns प into फ. */
const SHORT_I = '\ue000';
const REPH = '\ue001';
const TAIL = '\ue002';
const reordered: Readonly<Record<string, string>> = { l: SHORT_I, '{': REPH, m: TAIL };

const CONSONANT = '[\u0915-\u0939]';
const CLUSTER = `${CONSONANT}(?:्\u200d?${CONSONANT})*`;
const VOWEL_SIGNS = '[\u093e-\u094c]';

const rules: readonly [RegExp, string][] = [
  // A half letter with a stem is a full letter.
  [/्ा/g, ''],
  [new RegExp(`प(्?)${TAIL}`, 'g'), 'फ$1'],
  [new RegExp(`क्${TAIL}`, 'g'), 'क'],
  [new RegExp(`त्र${TAIL}`, 'g'), 'क्र'],
  [new RegExp(`त्त${TAIL}`, 'g'), 'क्त'],
  [new RegExp(`भ(्?)${TAIL}`, 'g'), 'झ$1'],
  [new RegExp(`उ${TAIL}`, 'g'), 'ऊ'],
  [new RegExp(`इ${REPH}`, 'g'), 'ई'],
  [/अाे|अेा/g, 'ओ'],
  [/अाै|अैा/g, 'औ'],
  [/अा/g, 'आ'],
  [/एे/g, 'ऐ'],
  [/ाे|ेा/g, 'ो'],
  [/ाै|ैा/g, 'ौ'],
  [new RegExp(`${SHORT_I}(${CLUSTER})`, 'g'), '$1ि'],
  [new RegExp(`([ँं])(${VOWEL_SIGNS})`, 'g'), '$2$1'],
  [new RegExp(`(${CLUSTER}${VOWEL_SIGNS}*[ँंः]?)${REPH}`, 'g'), 'र्$1'],
];

/** Symbol fonts use private-use code points, 0xF000 above the typed ones. */
const fromPrivateUse = (text: string) =>
  text.replace(/[\uf020-\uf0ff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xf000));

/** A converter for fonts that draw some signs differently. */
export function withSigns(overrides: Readonly<Record<string, string>>): (text: string) => string {
  const mapping = { ...signs, ...reordered, ...overrides };
  return (text) => {
    const letters = Array.from(fromPrivateUse(text), (sign) => mapping[sign] ?? sign).join('');
    const reorderedText = rules.reduce(
      (result, [pattern, replacement]) => result.replaceAll(pattern, replacement),
      letters,
    );
    return reorderedText.replaceAll(SHORT_I, 'ि').replaceAll(REPH, 'र्').replaceAll(TAIL, 'm').normalize('NFC');
  };
}

/** Converts a text typed in Preeti to Unicode; unmapped characters are unchanged. */
export const fromPreeti = withSigns({});
