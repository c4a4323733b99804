import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { Album } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getAlbums } from '#lib/site/content-cache/readers.ts';
import { albumTitle } from '#lib/site/people/album-title.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './album-view.module.css';

interface OtherAlbumsProps {
  album: Album;
}

/** Links to the previous and the next album in the order of the gallery, and to the gallery. */
export async function OtherAlbums({ album }: OtherAlbumsProps) {
  const locale = await currentLocale();
  const { gallery } = await currentMessages();
  const albums = await attempt(getAlbums);
  const index = albums.ok ? albums.value.findIndex(({ id }) => id === album.id) : -1;
  const others = [
    { label: gallery.newer, other: albums.ok && albums.value[index - 1] },
    { label: gallery.older, other: albums.ok && index >= 0 && albums.value[index + 1] },
  ];
  return (
    <nav aria-label={gallery.others} className={styles.others}>
      {others.map(
        ({ label, other }) =>
          other && (
            <PageLink key={label} path={`/gallery/${other.id}`}>
              <span className={styles.label}>{label}</span> <UpstreamText text={albumTitle(other, locale)} />
            </PageLink>
          ),
      )}
      <PageLink path="/gallery">{await pageLabel('/gallery')}</PageLink>
    </nav>
  );
}
