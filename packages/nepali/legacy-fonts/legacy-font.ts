import { fromPreeti, withSigns } from './preeti.ts';

/** Converts a text typed in a family of fonts to Unicode. */
export type Convert = (text: string) => string;

const digits = { 0: '०', 1: '१', 2: '२', 3: '३', 4: '४', 5: '५', 6: '६', 7: '७', 8: '८', 9: '९' };
/** In fonts with digits on the digit keys, the letters that Preeti has there are on the shifted keys. */
const aboveDigits = {
  ...{ '!': 'ज्ञ', '@': 'द्द', '#': 'घ', $: 'द्ध', '%': 'छ', '^': 'ट', '&': 'ठ', '*': 'ड', '(': 'ढ', ')': 'ण्' },
};

const fromKantipur = withSigns({
  ...{
    F: 'ा',
    X: 'हृ',
    '‹': 'ङ्ग',
    '›': 'ऽ',
    '“': 'ँ',
    '™': 'र',
    œ: 'त्र्',
    '¨': 'ङ्ग',
    '©': 'र',
    '®': 'र',
    µ: 'र',
  },
  ...{ '¬': '…', º: 'फ्', Â: 'र', È: 'ष', Î: 'फ्', Ô: 'क्ष', ø: 'य्' },
});

const fromSagarmatha = withSigns({
  ...{
    '‚': ')',
    ƒ: 'द्र',
    '„': '्',
    '†': ';',
    '‡': 'े',
    ˆ: 'ृ',
    Š: 'र्\u200d',
    '‹': 'ै',
    '“': 'ँ',
    œ: 'त्र्',
    '¤': '!',
    '¬': 'ु',
  },
  ...{
    '®': 'र',
    '°': 'ङ्क',
    µ: 'झ',
    '·': 'ङ्ग',
    '¸': 'ड्ड',
    Å: 'फ',
    Ç: 'फ्',
    È: 'ष',
    É: 'स',
    Ò: 'ू',
    Ô: 'क्ष',
    Ù: 'ह',
  },
  ...{ Þ: 'ह्', è: 'द्भ', ø: 'य्' },
});

const fromPcsNepali = withSigns({
  ...{
    ...digits,
    ...aboveDigits,
    '~': 'ङ',
    '`': 'ञ्',
    F: 'ा',
    C: 'र्\u200d',
    '<': '्र',
    '?': 'रू',
    '¤': 'ँ',
    '¥': 'ऋ',
    '©': '?',
  },
  ...{
    ª: 'ञ',
    '®': '+',
    '°': 'ङ्क',
    '·': 'ट्ठ',
    '¿': 'रु',
    Ò: 'ू',
    Ô: 'क्ष',
    Ù: 'ह',
    é: 'ङ्ग',
    í: 'ष',
    ñ: 'ङ',
    ø: 'य्',
    ú: 'ू',
  },
});

const fromHimali = withSigns({
  ...{
    ...digits,
    ...aboveDigits,
    '~': 'ञ',
    '`': 'ञ्',
    F: 'ा',
    X: 'हृ',
    '<': 'र',
    '¤': 'ँ',
    '®': '+',
    '°': 'ङ्क',
    Ñ: 'ङ',
    Ò: 'ू',
  },
  ...{ Ô: 'क्ष', Ù: 'ह', Ú: 'ु', é: 'ङ्ग', í: 'ष', ø: 'य्', ú: 'ू' },
});

/** Families by prefix of the name, without blanks and signs. Himalb has the layout of Preeti despite its name; Himali has not. */
const families: readonly (readonly [RegExp, Convert])[] = [
  [/^(preeti|himalb|himalbold)/, fromPreeti],
  [/^kantipur/, fromKantipur],
  [/^sagarmatha/, fromSagarmatha],
  [/^pcsnepali/, fromPcsNepali],
  [/^(fontasyhimali|himali|himalayatt|himalayantt)/, fromHimali],
];

/** The converter of a legacy font by its name in documents ("ABCDEE+Preeti-Bold"); null for Unicode and unknown fonts. @throws TypeError for another value than a text */
export function legacyFont(fontName: string): { name: string; convert: Convert } | null {
  const name = fontName.replace(/^[A-Z]{6}\+/, '');
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  const family = families.find(([pattern]) => pattern.test(plain));
  return family ? { name, convert: family[1] } : null;
}
