import { menuTrail } from '@/content/menu-trail';
import type { Messages } from '@/content/messages';
import { attempt } from '@/lib/campus/attempt';
import { getAlbums } from '@/lib/campus/gallery';
import type { Album } from '@/lib/campus/types';
import { albumTitle } from '@/lib/gallery/album-words';
import type { Locale } from '@/lib/locale';
import { PageLink } from '../ui/page-link';
import { UpstreamText } from '../ui/upstream-text';
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
