import type { Messages } from '@/content/messages';
import { formatTime, nepalDate } from '@/lib/calendar';
import { fillIn } from '@/lib/fill-in';
import type { Locale } from '@/lib/locale';
import { DualDate } from './dual-date';

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
