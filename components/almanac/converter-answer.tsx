import type { Messages } from '@/content/messages';
import type { Converted } from '@/lib/calendar/convert';
import { formatBikramSambat, formatGregorian } from '@/lib/calendar/format';
import { fillIn } from '@/lib/fill-in';
import type { Locale } from '@/lib/locale';

/** A date as it was typed, and the calendar it is of. */
export interface Question {
  from: 'ad' | 'bs';
  date: string;
}

interface ConverterAnswerProps {
  converted: Converted | null;
  locale: Locale;
  labels: Pick<Messages['calendar'], 'converter' | 'provisional'>;
}

/** The day in both calendars, or that there is no such day. */
export function ConverterAnswer({ converted, locale, labels }: ConverterAnswerProps) {
  if (!converted) return <p>{labels.converter.none}</p>;
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
