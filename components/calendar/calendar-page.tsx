import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { declareIncomplete } from '#lib/content-store/declare-status.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { CALENDAR } from '#lib/notices/month-addresses.ts';
import type { MonthView } from '#lib/notices/month-view.ts';
import { monthName, spanOf } from '#lib/notices/month-words.ts';
import { Useful } from '../feedback/useful.tsx';
import { Page } from '../pages/page.tsx';
import { Failure } from '../ui/failure.tsx';
import { Section } from '../ui/section.tsx';
import styles from './calendar-page.module.css';
import { ConverterSection } from './converter-section.tsx';
import { MonthEvents } from './month-events.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthLegend } from './month-legend.tsx';
import { MonthLinks } from './month-links.tsx';

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
