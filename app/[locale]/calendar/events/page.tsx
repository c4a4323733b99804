import { EventsPage } from '#components/events/events-page.tsx';
import { events } from '#content/messages/calendar.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { EVENTS } from '#lib/site/events/addresses.ts';
import { readEvents } from '#lib/site/events/read-events.ts';
import { pageMetadata } from '#lib/site/seo/page-metadata.ts';

export const generateMetadata = () => pageMetadata(EVENTS, events);

export default async function Events() {
  return <EventsPage events={await attemptPage(readEvents)} />;
}
