import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import type { Attempt } from '#lib/content-store/attempt.ts';
import type { Album } from '#lib/upstream/types.ts';
import { AlbumGrid } from '../gallery/album-grid.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { Section } from '../ui/section.tsx';

interface RecentEventsProps {
  albums: Attempt<Album[]>;
  locale: Locale;
  messages: Messages;
}

/** The latest albums of the gallery. */
export function RecentEvents({ albums, locale, messages }: RecentEventsProps) {
  const { home, states } = messages;
  return (
    <Section id="events" heading={home.recentEvents} more={[{ path: '/gallery', label: home.gallery }]} locale={locale}>
      <Outcome of={albums} empty={states.noEvents} messages={messages}>
        {(list) => <AlbumGrid albums={list} locale={locale} level="h3" />}
      </Outcome>
    </Section>
  );
}
