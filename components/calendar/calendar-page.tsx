import { PageFeedback } from '#components/pages/page-feedback.tsx';
import { events } from '#content/messages/calendar.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { declareIncomplete } from '#lib/site/content-cache/declare-status.ts';
import { EVENTS } from '#lib/site/events/addresses.ts';
import { CALENDAR } from '#lib/site/notices/month-addresses.ts';
import { monthName, spanOf } from '#lib/site/notices/month-names.ts';
import type { MonthView } from '#lib/site/notices/month-view.ts';
import { Page } from '../pages/page.tsx';
import { Failure } from '../ui/failure.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './calendar-page.module.css';
import { ConverterForm } from './converter-form.tsx';
import { ConverterSection } from './converter-section.tsx';
import { MonthEvents } from './month-events.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthLegend } from './month-legend.tsx';
import { MonthLinks } from './month-links.tsx';

interface CalendarPageProps {
  view: MonthView;
  /** False where the notices could not be fetched: the month is shown without them. */
  hasNotices: boolean;
  /** Whether it is the current month, at the address of the calendar itself. */
  isCurrent: boolean;
}

/** A month of the calendar with its notices and events, and the converter. */
export async function CalendarPage({ view, hasNotices, isCurrent }: CalendarPageProps) {
  const locale = await currentLocale();
  const { calendar } = await currentMessages();
  if (!hasNotices) await declareIncomplete();
  const name = monthName(view, locale);
  const hasEvents = view.days.some(({ listed }) => listed.length > 0);
  const trail = isCurrent ? [{ label: calendar.title }] : [{ label: calendar.title, path: CALENDAR }, { label: name }];
  return (
    <Page
      heading={`${calendar.title}: ${name}`}
      trail={trail}
      headingLinks={<MonthLinks view={view} isCurrent={isCurrent} />}
    >
      <div key={name} className={styles.columns}>
        <div className={styles.month}>
          <p className={styles.span}>{spanOf(view, locale)}</p>
          {view.isProvisional && (
            <p className={styles.provisional}>{fillIn(calendar.provisional, { year: view.year }, locale)}</p>
          )}
          <MonthGrid view={view} caption={`${name} · ${spanOf(view, locale)}`} />
          <MonthLegend view={view} />
        </div>
        <Section
          id="events"
          heading={calendar.entries}
          more={<PageLink path={EVENTS}>{events.title[locale]}</PageLink>}
        >
          {!hasNotices && <Failure />}
          {(hasNotices || hasEvents) && <MonthEvents days={view.days} />}
        </Section>
        <div className={styles.converter}>
          <ConverterSection>
            <ConverterForm request={null} locale={locale}>
              {null}
            </ConverterForm>
          </ConverterSection>
        </div>
      </div>
      <PageFeedback />
    </Page>
  );
}
