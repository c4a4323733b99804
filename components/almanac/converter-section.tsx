import { messagesIn } from '@/content/messages';
import { localizeDigits } from '@/lib/calendar';
import { fromDayNumber } from '@/lib/calendar/ad-date';
import { monthLengths } from '@/lib/calendar/month-lengths';
import { monthsOf } from '@/lib/calendar/month-table';
import { fillIn } from '@/lib/fill-in';
import type { Locale } from '@/lib/locale';
import { Section } from '../ui/section';
import { Converter } from './converter';
import type { Question } from './converter-answer';

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
