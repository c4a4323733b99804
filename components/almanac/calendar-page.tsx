import { messagesIn } from '@/content/messages';
import { CALENDAR } from '@/lib/almanac/addresses';
import type { MonthView } from '@/lib/almanac/month-view';
import { monthName, spanOf } from '@/lib/almanac/month-words';
import { declareIncomplete } from '@/lib/campus/declare-status';
import { fillIn } from '@/lib/fill-in';
import type { Locale } from '@/lib/locale';
import { Page } from '../pages/page';
import { Failure } from '../ui/failure';
import { Section } from '../ui/section';
import { Useful } from '../useful/useful';
import styles from './calendar-page.module.css';
import { ConverterSection } from './converter-section';
import { MonthEvents } from './month-events';
import { MonthGrid } from './month-grid';
import { MonthLegend } from './month-legend';
import { MonthLinks } from './month-links';

interface CalendarPageProps {
  view: MonthView;
  /** False where the notices could not be had: the month is shown all the same. */
  hasNotices: boolean;
  /** Whether it is the month of today, at the address of the calendar itself. */
  isCurrent: boolean;
  locale: Locale;
}

/** A month of the calendar with its notices, and the converter. */
export async function CalendarPage({ view, hasNotices, isCurrent, locale }: CalendarPageProps) {
  const messages = messagesIn(locale);
  if (!hasNotices) await declareIncomplete();
  const { calendar } = messages;
  const name = monthName(view, locale);
  const trail = isCurrent ? [{ label: calendar.title }] : [{ label: calendar.title, path: CALENDAR }, { label: name }];
  return (
    <Page
      heading={`${calendar.title}: ${name}`}
      trail={trail}
      locale={locale}
      messages={messages}
      besideHeading={<MonthLinks view={view} isCurrent={isCurrent} locale={locale} messages={messages} />}
    >
      <div key={name} className={styles.columns}>
        <div className={styles.month}>
          <p className={styles.span}>{spanOf(view, locale)}</p>
          {view.isProvisional && (
            <p className={styles.provisional}>{fillIn(calendar.provisional, { year: view.year }, locale)}</p>
          )}
          <MonthGrid view={view} caption={`${name} · ${spanOf(view, locale)}`} locale={locale} messages={messages} />
          <MonthLegend messages={messages} />
          <ConverterSection asked={null} locale={locale} />
        </div>
        <Section id="events" heading={calendar.events} locale={locale}>
          {hasNotices ? (
            <MonthEvents days={view.days} locale={locale} messages={messages} />
          ) : (
            <Failure messages={messages} />
          )}
        </Section>
      </div>
      <Useful messages={messages} />
    </Page>
  );
}
