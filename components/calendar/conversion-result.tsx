import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import {
  type ConversionError,
  type Converted,
  formatBikramSambat,
  formatGregorian,
} from '#packages/nepali/calendar/index.ts';

interface ConversionResultProps {
  converted: Converted | ConversionError;
  locale: Locale;
}

/** The day in both calendars, or the reason why it cannot be converted. */
export function ConversionResult({ converted, locale }: ConversionResultProps) {
  const { converter, provisional } = messagesIn(locale).calendar;
  if (typeof converted === 'string') return <p>{converter[converted]}</p>;
  const { ad, bs } = converted;
  const values = {
    bs: formatBikramSambat({ ...bs, isProvisional: false }, locale),
    ad: formatGregorian(ad, locale, { weekday: true }),
  };
  return (
    <>
      <p>
        <strong>{fillIn(converter.is, values, locale)}</strong>
      </p>
      {bs.isProvisional && <p>{fillIn(provisional, { year: bs.year }, locale)}</p>}
    </>
  );
}
