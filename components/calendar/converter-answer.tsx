import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import type { Converted, NoDay } from '#lib/calendar/convert.ts';
import { formatBikramSambat, formatGregorian } from '#lib/calendar/format.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';

export interface ConverterLabels {
  converter: Omit<Messages['calendar']['converter'], 'heading'>;
  provisional: string;
}

/** Only these words: whatever the browser gets adds to the page's data. */
export function converterLabels({ calendar: { converter, provisional } }: Messages): ConverterLabels {
  const { heading: _, ...words } = converter;
  return { converter: words, provisional };
}

interface ConverterAnswerProps {
  converted: Converted | NoDay;
  locale: Locale;
  labels: ConverterLabels;
}

/** The day in both calendars, or why there is none. */
export function ConverterAnswer({ converted, locale, labels }: ConverterAnswerProps) {
  if (typeof converted === 'string') return <p>{labels.converter[converted]}</p>;
  const { ad, bs, isProvisional } = converted;
  const values = {
    bs: formatBikramSambat(bs, locale),
    ad: formatGregorian(ad, locale, { weekday: true }),
  };
  return (
    <>
      <p>
        <strong>{fillIn(labels.converter.is, values, locale)}</strong>
      </p>
      {isProvisional && <p>{fillIn(labels.provisional, { year: bs.year }, locale)}</p>}
    </>
  );
}
