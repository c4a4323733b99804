import { use } from 'react';
import { Outcome } from '#components/ui/result-message.tsx';
import type { Attempt } from '#lib/content-store/attempt.ts';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import type { Album } from '#lib/upstream/types.ts';
import { AlbumGrid } from '../gallery/album-grid.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';

interface RecentEventsProps {
  albums: Attempt<Album[]>;
}

/** The latest albums of the gallery. */
export function RecentEvents({ albums }: RecentEventsProps) {
  const { home, states } = use(currentMessages());
  return (
    <Section id="events" heading={home.recentEvents} more={<PageLink path="/gallery">{home.gallery}</PageLink>}>
      <Outcome of={albums} empty={states.noEvents}>
        {(list) => <AlbumGrid albums={list} level="h3" />}
      </Outcome>
    </Section>
  );
}
