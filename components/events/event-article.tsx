import type { ReactNode } from 'react';
import { calendar, events as messages } from '#content/messages/calendar.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getContact } from '#lib/site/content-cache/readers.ts';
import { EVENTS, eventFilePath } from '#lib/site/events/addresses.ts';
import { timesOf } from '#lib/site/events/event-time.ts';
import { albumOf, readNextEvents } from '#lib/site/events/read-events.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { CALENDAR } from '#lib/site/notices/month-addresses.ts';
import { findNotice } from '#lib/site/notices/read-notices.ts';
import { eventGraph } from '#lib/site/seo/events.ts';
import { AlbumGrid } from '../gallery/album-grid.tsx';
import facts from '../notices/article/notice-facts.module.css';
import { OfficeCard } from '../pages/office-card.tsx';
import { Page } from '../pages/page.tsx';
import { PageFeedback } from '../pages/page-feedback.tsx';
import { ProseText } from '../text/prose-text.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './event-article.module.css';
import { EventDays } from './event-days.tsx';
import { EventList, EventType } from './event-list.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Events that come next, beside one; nothing without others. */
async function OtherEvents({ except }: { except: string }) {
  const locale = await currentLocale();
  const others = (await readNextEvents()).filter(({ id }) => id !== except);
  return (
    <>
      {others.length > 0 && (
        <Section id="others" heading={messages.coming[locale]}>
          <EventList list={others} albums={new Set()} />
        </Section>
      )}
      <OfficeCard />
    </>
  );
}

/** The page of one event: its days, times and place, its text, its notice, and its album. */
export async function EventArticle({ event }: { event: CampusEvent }) {
  const locale = await currentLocale();
  const { title, place, description } = inLanguage(event, locale);
  const times = timesOf(event, locale);
  const album = await albumOf(event.albumId);
  const { noticeId } = event;
  const notice = noticeId === null ? null : await attempt(() => findNotice(noticeId));
  const contact = await attempt(getContact);
  const trail = [
    { label: calendar.title[locale], path: CALENDAR },
    { label: messages.title[locale], path: EVENTS },
    { label: title },
  ];
  return (
    <Page
      heading={<UpstreamText text={title} />}
      trail={trail}
      lead={<EventType type={event.type} />}
      sidebar={<OtherEvents except={event.id} />}
    >
      <div className={styles.event}>
        <dl className={facts.facts}>
          <Fact label={messages.when[locale]}>
            <EventDays event={event} />
          </Fact>
          {times && <Fact label={messages.time[locale]}>{times}</Fact>}
          {place && (
            <Fact label={messages.place[locale]}>
              <UpstreamText text={place} />
            </Fact>
          )}
        </dl>
        {description && (
          <UpstreamText as="p" text={description} className={styles.text}>
            <ProseText text={description} />
          </UpstreamText>
        )}
        <p className={styles.links}>
          <a href={eventFilePath(event.id, locale)}>{messages.add[locale]}</a>
          {noticeId !== null && notice?.ok && notice.value && (
            <PageLink path={noticePath(noticeId)}>{messages.notice[locale]}</PageLink>
          )}
        </p>
        {album && (
          <Section id="pictures" heading={messages.pictures[locale]}>
            <AlbumGrid albums={[album]} level="h3" />
          </Section>
        )}
      </div>
      <PageFeedback />
      <JsonLd data={await eventGraph(event, contact.ok ? contact.value : null, locale)} />
    </Page>
  );
}
