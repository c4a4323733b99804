import { calendar } from '#content/messages/calendar.ts';
import { events as messages } from '#content/messages/events.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import type { ListedEvents } from '#lib/site/events/read-events.ts';
import { CALENDAR } from '#lib/site/notices/month-addresses.ts';
import { Page } from '../pages/page.tsx';
import { PageFeedback } from '../pages/page-feedback.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import { EventList } from './event-list.tsx';
import styles from './events-page.module.css';
import { SubscribeBlock } from './subscribe-block.tsx';

/** Past events of the list. */
const MAX_PAST = 100;

/** The events of the academic calendar: those to come, the past ones with their albums, and calendars to subscribe to. */
export async function EventsPage({ events }: { events: Attempt<ListedEvents> }) {
  const locale = await currentLocale();
  const title = messages.title[locale];
  const trail = [{ label: calendar.title[locale], path: CALENDAR }, { label: title }];
  return (
    <Page heading={title} trail={trail}>
      <div className={styles.events}>
        <Loaded of={events} empty={messages.none[locale]}>
          {({ coming, past, albums }) => (
            <>
              {coming.length + past.length === 0 ? (
                <p>{messages.none[locale]}</p>
              ) : (
                <Section id="coming" heading={messages.coming[locale]}>
                  {coming.length === 0 ? (
                    <p>{messages.noComing[locale]}</p>
                  ) : (
                    <EventList list={coming} albums={albums} />
                  )}
                </Section>
              )}
              {past.length > 0 && (
                <Section id="past" heading={messages.past[locale]}>
                  <EventList list={past.slice(0, MAX_PAST)} albums={albums} />
                  {past.length > MAX_PAST && <p>{messages.older[locale]}</p>}
                </Section>
              )}
            </>
          )}
        </Loaded>
        <PageLink path={CALENDAR} className={styles.month}>
          {messages.month[locale]}
        </PageLink>
        <SubscribeBlock />
      </div>
      <PageFeedback />
    </Page>
  );
}
