import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { formatTime, inBothCalendars, nepalDate } from '#packages/nepali/calendar/index.ts';
import { WrittenDate } from './written-date.tsx';

interface TimestampProps {
  instant: Date;
  locale: Locale;
}

/** A date in both calendars with the time of day in Nepal. */
export function Timestamp({ instant, locale }: TimestampProps) {
  const { nepalTime } = messagesIn(locale).layout;
  return (
    <>
      <WrittenDate date={inBothCalendars(nepalDate(instant))} locale={locale} />,{' '}
      {fillIn(nepalTime, { time: formatTime(instant, locale) }, locale)}
    </>
  );
}
