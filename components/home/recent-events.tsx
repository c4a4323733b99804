import type { Messages } from '@/content/messages';
import type { Attempt } from '@/lib/campus/attempt';
import type { Album } from '@/lib/campus/types';
import type { Locale } from '@/lib/locale';
import { AlbumGrid } from '../gallery/album-grid';
import { Outcome } from '../ui/outcome';
import { Section } from '../ui/section';

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
