import 'server-only';
import { recentDay } from '#lib/platform/calendar/recent-day.ts';
import type { Album } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { findAlbum, getAlbums, getEvents } from '#lib/site/content-cache/readers.ts';
import { type EventsByTime, eventsByTime, nextEvents } from './select-events.ts';

/** The events of the list. `albums`: ids of the albums, empty while they are unavailable. */
export interface ListedEvents extends EventsByTime {
  readonly albums: ReadonlySet<string>;
}

/** @throws CampusApiError */
export async function readEvents(): Promise<ListedEvents> {
  const events = eventsByTime(await getEvents(), await recentDay());
  const albums = await attempt(getAlbums);
  return { ...events, albums: new Set(albums.ok ? albums.value.map(({ id }) => id) : []) };
}

/** Events on Home. */
const MAX_ON_HOME = 3;

/** The next events; none while they are unavailable. */
export async function readNextEvents() {
  const events = await attempt(getEvents);
  return events.ok && events.value.length > 0 ? nextEvents(events.value, await recentDay(), MAX_ON_HOME) : [];
}

/** The album of an event; null for none, and while it is unavailable. */
export async function albumOf(albumId: string | null): Promise<Album | null> {
  const album = albumId === null ? null : await attempt(() => findAlbum(albumId));
  return album?.ok ? album.value : null;
}
