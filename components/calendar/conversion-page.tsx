import type { ConversionRequest } from '#lib/calendar/conversion-request.ts';
import { convertText } from '#lib/calendar/convert.ts';
import { monthLengths } from '#lib/calendar/month-lengths.ts';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import { CALENDAR } from '#lib/notices/month-addresses.ts';
import { setPageStatus } from '#lib/runtime/page-status.ts';
import { Page } from '../pages/page.tsx';
import { ConverterSection } from './converter-section.tsx';

/** The converter's result page, for browsers without scripts; status 400 for an invalid day. `template`: without a result. */
export async function ConversionPage({ request }: { request: ConversionRequest | null | 'template' }) {
  const { title, converter } = (await currentMessages()).calendar;
  const hasRequest = request !== null && request !== 'template';
  if (hasRequest && typeof convertText(monthLengths, request.date, request.from) === 'string') setPageStatus(400);
  const trail = [{ label: title, path: CALENDAR }, { label: converter.heading }];
  return (
    <Page heading={title} trail={trail}>
      <ConverterSection request={request} />
    </Page>
  );
}
