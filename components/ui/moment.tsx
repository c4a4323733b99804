import { use } from 'react';
import { formatTime, nepalDate } from '#lib/calendar/index.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { DualDate } from './dual-date.tsx';

interface MomentProps {
  instant: Date;
}

/** A date in both calendars with the time of day in Nepal. */
export function Moment({ instant }: MomentProps) {
  const locale = use(currentLocale());
  const { frame } = use(currentMessages());
  return (
    <>
      <DualDate date={nepalDate(instant)} />, {fillIn(frame.nepalTime, { time: formatTime(instant, locale) }, locale)}
    </>
  );
}
