import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { deadlines } from '#content/pages/deadlines.ts';
import type { Attempt } from '#lib/content-store/attempt.ts';
import type { ClosingDates, Closing as ClosingNotice } from '#lib/notices/closing-dates.ts';
import { CALENDAR } from '#lib/notices/month-addresses.ts';
import { Useful } from '../feedback/useful.tsx';
import { Page } from '../pages/page.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import { ClosingList } from './closing-list.tsx';
import { DeadlineCalendar } from './deadline-calendar.tsx';
import styles from './deadlines-page.module.css';
import { noticeTrail } from './notices-page.tsx';

interface ClosingProps {
  name: keyof ClosingDates;
  list: readonly ClosingNotice[];
  locale: Locale;
}

function Closing({ name, list, locale }: ClosingProps) {
  if (list.length === 0) return null;
  return (
    <Section id={name} heading={deadlines[name][locale]} locale={locale}>
      <ClosingList list={list} locale={locale} messages={messagesIn(locale)} />
    </Section>
  );
}

/** What closes soon, what later, and what is over, last. */
export function DeadlinesPage({ dates, locale }: { dates: Attempt<ClosingDates>; locale: Locale }) {
  const messages = messagesIn(locale);
  const trail = [...noticeTrail('all', locale, messages), { label: deadlines.title[locale] }];
  return (
    <Page heading={deadlines.title[locale]} trail={trail} locale={locale} messages={messages}>
      <div className={styles.deadlines}>
        <Outcome of={dates} empty={deadlines.none[locale]} messages={messages}>
          {({ soon, later, over }) => (
            <>
              {soon.length + later.length === 0 && <p>{deadlines.none[locale]}</p>}
              <Closing name="soon" list={soon} locale={locale} />
              <Closing name="later" list={later} locale={locale} />
              <Closing name="over" list={over} locale={locale} />
            </>
          )}
        </Outcome>
        <PageLink path={CALENDAR} locale={locale} className={styles.month}>
          {deadlines.month[locale]}
        </PageLink>
        <DeadlineCalendar messages={messages} />
      </div>
      <Useful messages={messages} />
    </Page>
  );
}
