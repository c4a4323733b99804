import { use } from 'react';
import { FragmentSlot } from '#components/fragments/fragment-slot.tsx';
import { fromDayNumber } from '#lib/calendar/ad-date.ts';
import type { ConversionRequest } from '#lib/calendar/conversion-request.ts';
import { convertText } from '#lib/calendar/convert.ts';
import { localizeDigits } from '#lib/calendar/index.ts';
import { monthLengths } from '#lib/calendar/month-lengths.ts';
import { monthsOf } from '#lib/calendar/month-table.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { Section } from '../ui/section.tsx';
import { ConversionResult } from './conversion-result.tsx';
import { ConverterForm } from './converter-form.tsx';

/** The converter with its valid range. `template`: without the form, which is the fragment. */
export function ConverterSection({ request }: { request: ConversionRequest | null | 'template' }) {
  const locale = use(currentLocale());
  const messages = use(currentMessages());
  const { converter, range: sentence } = messages.calendar;
  const last = monthsOf(monthLengths).at(-1);
  const range = {
    first: monthLengths.firstYear,
    last: last?.year ?? monthLengths.firstYear,
    from: localizeDigits(monthLengths.firstDay, locale),
    to: localizeDigits(last ? fromDayNumber(last.start + last.days - 1) : '', locale),
    provisional: monthLengths.lastConfirmed + 1,
  };
  return (
    <Section id="convert" heading={converter.heading}>
      {request === 'template' ? (
        <FragmentSlot />
      ) : (
        <ConverterForm request={request} locale={locale}>
          {request && (
            <ConversionResult converted={convertText(monthLengths, request.date, request.from)} locale={locale} />
          )}
        </ConverterForm>
      )}
      <p>{fillIn(sentence, range, locale)}</p>
    </Section>
  );
}
