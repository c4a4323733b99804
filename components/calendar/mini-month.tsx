import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { CALENDAR } from '#lib/site/notices/month-addresses.ts';
import { monthName } from '#lib/site/notices/month-names.ts';
import type { DayView, MonthView } from '#lib/site/notices/month-view.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './mini-month.module.css';
import { MonthTable } from './month-table.tsx';

/** A day of the month; one with notices or events links to them in the calendar. Bold where something closes. */
function Day({ day: { ad, bs, published, closing, listed } }: { day: DayView }) {
  const number = localizeDigits(String(bs.day), use(currentLocale()));
  return (
    <td data-day={ad}>
      {published.length + closing.length + listed.length > 0 ? (
        <PageLink path={`${CALENDAR}#day-${bs.day}`} className={closing.length > 0 ? styles.closing : undefined}>
          {number}
        </PageLink>
      ) : (
        number
      )}
    </td>
  );
}

/** The current month, small, with links to the days that have notices or events. The browser marks the day (`markToday`). */
export function MiniMonth({ view }: { view: MonthView }) {
  const locale = use(currentLocale());
  const { calendar } = use(currentMessages());
  return (
    <Section id="month" heading={monthName(view, locale)} more={<PageLink path={CALENDAR}>{calendar.title}</PageLink>}>
      <MonthTable view={view} caption={calendar.events} className={styles.month} day={Day} isSmall />
    </Section>
  );
}
