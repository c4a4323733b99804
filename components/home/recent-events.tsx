import { use } from 'react';
import { Loaded } from '#components/ui/loaded.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { Album } from '#lib/site/campus-client/types.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
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
      <Loaded of={albums} empty={states.noEvents}>
        {(list) => <AlbumGrid albums={list} level="h3" />}
      </Loaded>
    </Section>
  );
}
