import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

/** A number with lakhs and crores, as `formatNumber` writes it; `Intl` number formats cost a slow phone a tenth of a second before the first paint. */
export function groupDigits(number: number, locale: Locale): string {
  return localizeDigits(`${number}`.replace(/\B(?=(\d\d)*\d{3}$)/g, ','), locale);
}
