import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#lib/calendar/index.ts';
import { formatNumber } from '#lib/i18n/digits.ts';

/** A figure that counts up when it comes into view (`countUp`). */
export function Counter({ target, locale }: { target: number; locale: Locale }) {
  return (
    <span data-count={target} data-digits={localizeDigits('0123456789', locale)}>
      {formatNumber(target, locale)}
    </span>
  );
}
