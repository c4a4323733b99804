import type { Locale } from '#content/locale.ts';

const ZERO = '०'.charCodeAt(0);

export function toDevanagariDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(ZERO + Number(digit)));
}

export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
}

/** A text with the digits of the language. */
export function localizeDigits(text: string, locale: Locale): string {
  return locale === 'ne' ? toDevanagariDigits(text) : toLatinDigits(text);
}

// `en-NP` groups by thousands in ICU; en-IN has the lakhs and crores that both languages use.
const english = /* @__PURE__ */ new Intl.NumberFormat('en-IN-u-nu-latn');

/** With Indian grouping: 1,23,456 and १,२३,४५६. */
export function formatNumber(value: number, locale: Locale): string {
  return localizeDigits(english.format(value), locale);
}
