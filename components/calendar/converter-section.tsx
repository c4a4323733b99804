import { type ReactNode, use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { allMonths, fromDayNumber, monthLengths } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { Section } from '../ui/section.tsx';

/** The converter with its valid range. `children`: its form. */
export function ConverterSection({ children }: { children: ReactNode }) {
  const locale = use(currentLocale());
  const messages = use(currentMessages());
  const { converter, range: sentence } = messages.calendar;
  const { firstYear, firstDay, lastConfirmed } = monthLengths();
  const last = allMonths().at(-1);
  const range = {
    first: firstYear,
    last: last?.year ?? firstYear,
    from: localizeDigits(firstDay, locale),
    to: localizeDigits(last ? fromDayNumber(last.start + last.days - 1) : '', locale),
    provisional: lastConfirmed + 1,
  };
  return (
    <Section id="convert" heading={converter.heading}>
      {children}
      <p>{fillIn(sentence, range, locale)}</p>
    </Section>
  );
}
