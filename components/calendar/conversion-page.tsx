import type { Question } from '#lib/calendar/conversion-request.ts';
import { convertText } from '#lib/calendar/convert.ts';
import { monthLengths } from '#lib/calendar/month-lengths.ts';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import { CALENDAR } from '#lib/notices/month-addresses.ts';
import { setPageStatus } from '#lib/runtime/page-status.ts';
import { Page } from '../pages/page.tsx';
import { ConverterSection } from './converter-section.tsx';

/** The converter's answer for those without scripts; 400 for what is no day. `shell`: of all answers. */
export async function ConversionPage({ asked }: { asked: Question | null | 'shell' }) {
  const { title, converter } = (await currentMessages()).calendar;
  const isAsked = asked !== null && asked !== 'shell';
  if (isAsked && typeof convertText(monthLengths, asked.date, asked.from) === 'string') setPageStatus(400);
  const trail = [{ label: title, path: CALENDAR }, { label: converter.heading }];
  return (
    <Page heading={title} trail={trail}>
      <ConverterSection asked={asked} />
    </Page>
  );
}
