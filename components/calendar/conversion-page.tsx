import { convertText, LONGEST_DATE } from '#lib/calendar/convert.ts';
import { monthLengths } from '#lib/calendar/month-lengths.ts';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import { CALENDAR } from '#lib/notices/month-addresses.ts';
import { setPageStatus } from '#lib/runtime/page-status.ts';
import { Page } from '../pages/page.tsx';
import type { Question } from './converter-answer.tsx';
import { ConverterSection } from './converter-section.tsx';

/** The converter's answer for those without scripts; 400 for what is no day. */
export async function ConversionPage({ from, date }: { from?: string | undefined; date?: string | undefined }) {
  const { title, converter } = (await currentMessages()).calendar;
  const calendar: Question['from'] = from === 'ad' ? 'ad' : 'bs';
  const asked: Question | null = date === undefined ? null : { from: calendar, date: date.slice(0, LONGEST_DATE) };
  if (asked && typeof convertText(monthLengths, asked.date, calendar) === 'string') setPageStatus(400);
  const trail = [{ label: title, path: CALENDAR }, { label: converter.heading }];
  return (
    <Page heading={title} trail={trail}>
      <ConverterSection asked={asked} />
    </Page>
  );
}
