import type { Messages } from '@/content/messages';
import type { Album } from '@/lib/campus/types';
import { albumCount, albumTitle } from '@/lib/gallery/album-words';
import type { Locale } from '@/lib/locale';
import { DualDate } from '../ui/dual-date';
import { UpstreamText } from '../ui/upstream-text';
import styles from './album-view.module.css';
import { OtherAlbums } from './other-albums';
import { Pictures } from './pictures';

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
