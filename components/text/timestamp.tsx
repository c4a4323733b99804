import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { formatTime, inBothCalendars, nepalDate } from '#lib/calendar/index.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { WrittenDate } from './written-date.tsx';

interface MomentProps {
  instant: Date;
  locale: Locale;
}

/** A date in both calendars with the time of day in Nepal. */
export function Timestamp({ instant, locale }: MomentProps) {
  const { nepalTime } = messagesIn(locale).frame;
  return (
    <>
      <WrittenDate date={inBothCalendars(nepalDate(instant))} locale={locale} />,{' '}
      {fillIn(nepalTime, { time: formatTime(instant, locale) }, locale)}
    </>
  );
}
