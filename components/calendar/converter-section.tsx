import { use } from 'react';
import { fromDayNumber } from '#lib/calendar/ad-date.ts';
import { localizeDigits } from '#lib/calendar/index.ts';
import { monthLengths } from '#lib/calendar/month-lengths.ts';
import { monthsOf } from '#lib/calendar/month-table.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { Section } from '../ui/section.tsx';
import { Converter } from './converter.tsx';
import type { Question } from './converter-answer.tsx';

/** The converter with the range in which it is valid. */
export function ConverterSection({ asked }: { asked: Question | null }) {
  const locale = use(currentLocale());
  const { converter, provisional, range: sentence } = use(currentMessages()).calendar;
  const { heading, ...words } = converter;
  const last = monthsOf(monthLengths).at(-1);
  const range = {
    first: monthLengths.firstYear,
    last: last?.year ?? monthLengths.firstYear,
    from: localizeDigits(monthLengths.firstDay, locale),
    to: localizeDigits(last ? fromDayNumber(last.start + last.days - 1) : '', locale),
    provisional: monthLengths.lastConfirmed + 1,
  };
  return (
    <Section id="convert" heading={heading}>
      <Converter table={monthLengths} asked={asked} locale={locale} labels={{ converter: words, provisional }} />
      <p>{fillIn(sentence, range, locale)}</p>
    </Section>
  );
}
