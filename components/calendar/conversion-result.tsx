import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { ConversionError, Converted } from '#lib/platform/calendar/convert.ts';
import { formatBikramSambat, formatGregorian } from '#lib/platform/calendar/format.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

interface ConversionResultProps {
  converted: Converted | ConversionError;
  locale: Locale;
}

/** The day in both calendars, or the reason why it cannot be converted. */
export function ConversionResult({ converted, locale }: ConversionResultProps) {
  const { converter, provisional } = messagesIn(locale).calendar;
  if (typeof converted === 'string') return <p>{converter[converted]}</p>;
  const { ad, bs, isProvisional } = converted;
  const values = {
    bs: formatBikramSambat(bs, locale),
    ad: formatGregorian(ad, locale, { weekday: true }),
  };
  return (
    <>
      <p>
        <strong>{fillIn(converter.is, values, locale)}</strong>
      </p>
      {isProvisional && <p>{fillIn(provisional, { year: bs.year }, locale)}</p>}
    </>
  );
}
