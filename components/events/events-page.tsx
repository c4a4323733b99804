import { use } from 'react';
import { eventTypeNames } from '#content/event-types.ts';
import { calendar, events as messages } from '#content/messages/calendar.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import { calendarPath, calendarScopes } from '#lib/site/events/addresses.ts';
import type { ListedEvents } from '#lib/site/events/read-events.ts';
import { CALENDAR } from '#lib/site/notices/month-addresses.ts';
import follow from '../notices/follow/follow-block.module.css';
import { Page } from '../pages/page.tsx';
import { PageFeedback } from '../pages/page-feedback.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import { EventList } from './event-list.tsx';
import styles from './events-page.module.css';

/** The events as calendars to subscribe to, all and of each type, and as files. */
function SubscribeBlock() {
  const locale = use(currentLocale());
  const nameOf = (scope: (typeof calendarScopes)[number]) =>
    scope === 'all' ? messages.all[locale] : eventTypeNames[scope][locale];
  return (
    <section aria-labelledby="subscribe" className={follow.follow}>
      <h2 id="subscribe">{messages.subscribe[locale]}</h2>
      <p>{messages.explanation[locale]}</p>
      <ul aria-labelledby="subscribe" className={follow.actions}>
        {calendarScopes.map((scope) => (
          <li key={scope}>
            <a href={absoluteUrl(calendarPath(scope, locale)).replace(/^https?:/, 'webcal:')}>{nameOf(scope)}</a>
          </li>
        ))}
      </ul>
      <p id="calendar-files">{messages.files[locale]}</p>
      <ul aria-labelledby="calendar-files" className={follow.actions}>
        {calendarScopes.map((scope) => (
          <li key={scope}>
            <a href={calendarPath(scope, locale)}>{nameOf(scope)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Coming and past events of the list. */
const MAX_LISTED = 100;

/** The events of the academic calendar: those to come, the past ones with their albums, and calendars to subscribe to. */
export async function EventsPage({ events }: { events: Attempt<ListedEvents> }) {
  const locale = await currentLocale();
  const title = messages.title[locale];
  const trail = [{ label: calendar.title[locale], path: CALENDAR }, { label: title }];
  return (
    <Page
      heading={title}
      trail={trail}
      sidebar={
        <>
          <SubscribeBlock />
          <PageLink path={CALENDAR} className={styles.month}>
            {messages.month[locale]}
          </PageLink>
        </>
      }
    >
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
                    <EventList list={coming.slice(0, MAX_LISTED)} albums={albums} />
                  )}
                  {coming.length > MAX_LISTED && <p>{messages.later[locale]}</p>}
                </Section>
              )}
              {past.length > 0 && (
                <Section id="past" heading={messages.past[locale]}>
                  <EventList list={past.slice(0, MAX_LISTED)} albums={albums} />
                  {past.length > MAX_LISTED && <p>{messages.older[locale]}</p>}
                </Section>
              )}
            </>
          )}
        </Loaded>
      </div>
      {!(events.ok && events.value.coming.length + events.value.past.length === 0) && <PageFeedback />}
    </Page>
  );
}
