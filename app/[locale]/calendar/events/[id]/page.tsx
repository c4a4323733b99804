import { EventArticle } from '#components/events/event-article.tsx';
import { NotFound } from '#components/pages/not-found.tsx';
import { Unavailable } from '#components/pages/unavailable.tsx';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { knownIds } from '#lib/site/content-cache/known-ids.ts';
import { findEvent, getEvents } from '#lib/site/content-cache/readers.ts';
import { EVENTS } from '#lib/site/events/addresses.ts';
import { eventMetadata } from '#lib/site/seo/events.ts';
import { notFoundMetadata } from '#lib/site/seo/page-metadata.ts';

type Props = PageProps<'/[locale]/calendar/events/[id]'>;

export const generateStaticParams = () => knownIds(getEvents);

async function eventOf({ params }: Props) {
  const { id } = await params;
  return attemptPage(() => findEvent(id));
}

export async function generateMetadata(props: Props) {
  const event = await eventOf(props);
  if (!event.ok) return {};
  return event.value ? eventMetadata(event.value) : notFoundMetadata();
}

export default async function EventPage(props: Props) {
  const event = await eventOf(props);
  if (!event.ok) return <Unavailable />;
  return event.value ? <EventArticle event={event.value} /> : <NotFound near={EVENTS} />;
}
