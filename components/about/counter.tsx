import { use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';

/** A figure that counts up when it comes into view (`countUp`). */
export function Counter({ target }: { target: number }) {
  const locale = use(currentLocale());
  return <span data-count={target}>{formatNumber(target, locale)}</span>;
}
