import type { Locale } from '#content/locale.ts';
import { menuTrail } from '#content/menu-trail.ts';
import type { Messages } from '#content/messages/index.ts';
import { attempt } from '#lib/content-store/attempt.ts';
import { getAlbums } from '#lib/content-store/readers.ts';
import { albumTitle } from '#lib/gallery/album-words.ts';
import type { Album } from '#lib/upstream/types.ts';
import { PageLink } from '../ui/page-link.tsx';
import { UpstreamText } from '../ui/upstream-text.tsx';
import styles from './album-view.module.css';

interface OtherAlbumsProps {
  album: Album;
  locale: Locale;
  messages: Messages;
}

/** The way on: the albums before and after this one, as the gallery has them, and the gallery. */
export async function OtherAlbums({ album, locale, messages: { gallery } }: OtherAlbumsProps) {
  const albums = await attempt(getAlbums);
  const place = albums.ok ? albums.value.findIndex(({ id }) => id === album.id) : -1;
  const others = [
    { label: gallery.newer, other: albums.ok && albums.value[place - 1] },
    { label: gallery.older, other: albums.ok && place >= 0 && albums.value[place + 1] },
  ];
  return (
    <nav aria-label={gallery.others} className={styles.others}>
      {others.map(
        ({ label, other }) =>
          other && (
            <PageLink key={label} path={`/gallery/${other.id}`} locale={locale}>
              <span className={styles.label}>{label}</span> <UpstreamText text={albumTitle(other, locale)} />
            </PageLink>
          ),
      )}
      <PageLink path="/gallery" locale={locale}>
        {menuTrail('/gallery').link.label[locale]}
      </PageLink>
    </nav>
  );
}
