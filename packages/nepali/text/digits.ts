import { type Language, requireLanguage } from './language.ts';

const ZERO = '०'.charCodeAt(0);

/** Other characters are unchanged. @throws TypeError for another value than a text */
export function toDevanagariDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(ZERO + Number(digit)));
}

/** Other characters are unchanged. @throws TypeError for another value than a text */
export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
}

/** A text with the digits of the language. @throws RangeError for another language @throws TypeError for another value than a text */
export function localizeDigits(text: string, language: Language): string {
  requireLanguage(language);
  return language === 'ne' ? toDevanagariDigits(text) : toLatinDigits(text);
}

// `en-NP` groups by thousands in ICU; en-IN has the lakhs and crores that both languages use.
const english = /* @__PURE__ */ new Intl.NumberFormat('en-IN-u-nu-latn');

/** With lakhs and crores: 1,23,456 and १,२३,४५६; at most three decimals. @throws RangeError for NaN, infinity, or another language */
export function formatNumber(value: number, language: Language): string {
  if (!Number.isFinite(value)) throw new RangeError(`a number is needed, unlike ${value}`);
  return localizeDigits(english.format(value), language);
}
