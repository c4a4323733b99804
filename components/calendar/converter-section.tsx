import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fromDayNumber } from '#lib/calendar/ad-date.ts';
import { localizeDigits } from '#lib/calendar/index.ts';
import { monthLengths } from '#lib/calendar/month-lengths.ts';
import { monthsOf } from '#lib/calendar/month-table.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { Section } from '../ui/section.tsx';
import { Converter } from './converter.tsx';
import type { Question } from './converter-answer.tsx';

/** The converter with the range in which it is valid. */
export function ConverterSection({ asked, locale }: { asked: Question | null; locale: Locale }) {
  const { calendar } = messagesIn(locale);
  const { converter, provisional } = calendar;
  const last = monthsOf(monthLengths).at(-1);
  const range = {
    first: monthLengths.firstYear,
    last: last?.year ?? monthLengths.firstYear,
    from: localizeDigits(monthLengths.firstDay, locale),
    to: localizeDigits(last ? fromDayNumber(last.start + last.days - 1) : '', locale),
    provisional: monthLengths.lastConfirmed + 1,
  };
  return (
    <Section id="convert" heading={converter.heading} locale={locale}>
      <Converter table={monthLengths} asked={asked} locale={locale} labels={{ converter, provisional }} />
      <p>{fillIn(calendar.range, range, locale)}</p>
    </Section>
  );
}
