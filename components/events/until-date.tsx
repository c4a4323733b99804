import { use } from 'react';
import { events as messages } from '#content/messages/calendar.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { DualDate } from '../text/dual-date.tsx';

/** The last day of an event of several days; nothing for one day. */
export function UntilDate({ event: { start, end } }: { event: CampusEvent }) {
  const [before, after] = messages.until[use(currentLocale())].split('{date}');
  if (end === start) return null;
  return (
    <span>
      {before}
      <DualDate date={end} />
      {after}
    </span>
  );
}
