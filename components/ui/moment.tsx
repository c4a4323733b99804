import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { formatTime, nepalDate } from '#lib/calendar/index.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { DualDate } from './dual-date.tsx';

interface MomentProps {
  instant: Date;
  locale: Locale;
  messages: Messages;
}

/** A date in both calendars with the time of day in Nepal. */
export function Moment({ instant, locale, messages: { frame } }: MomentProps) {
  return (
    <>
      <DualDate date={nepalDate(instant)} locale={locale} />,{' '}
      {fillIn(frame.nepalTime, { time: formatTime(instant, locale) }, locale)}
    </>
  );
}
