import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { albumCount, albumTitle } from '#lib/gallery/album-words.ts';
import type { Album } from '#lib/upstream/types.ts';
import { DualDate } from '../ui/dual-date.tsx';
import { UpstreamText } from '../ui/upstream-text.tsx';
import styles from './album-view.module.css';
import { OtherAlbums } from './other-albums.tsx';
import { Pictures } from './pictures.tsx';

interface AlbumViewProps {
  album: Album;
  locale: Locale;
  messages: Messages;
}

/** An album: when, what, how many, and the pictures themselves. */
export function AlbumView({ album, locale, messages }: AlbumViewProps) {
  const { gallery, controls, states, frame } = messages;
  return (
    <>
      <div className={styles.facts}>
        <DualDate date={album.date} locale={locale} />
        <span className={styles.count}>{albumCount(album, locale)}</span>
      </div>
      {album.description && <UpstreamText as="p" text={album.description} className={styles.description} />}
      {album.images.length > 0 && (
        <Pictures
          pictures={album.images}
          title={albumTitle(album, locale)}
          locale={locale}
          labels={{ ...gallery, ...controls, loading: states.loading, close: frame.close }}
        />
      )}
      <OtherAlbums album={album} locale={locale} messages={messages} />
    </>
  );
}
