import { use } from 'react';
import { albumCount, albumTitle } from '#lib/gallery/album-title.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import type { Album } from '#lib/upstream/types.ts';
import { DualDate } from '../text/dual-date.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import styles from './album-view.module.css';
import { OtherAlbums } from './other-albums.tsx';
import { Pictures } from './pictures.tsx';

interface AlbumViewProps {
  album: Album;
}

/** An album: date, description, number of pictures, and the pictures. */
export function AlbumView({ album }: AlbumViewProps) {
  const locale = use(currentLocale());
  const { gallery, controls, states, layout } = use(currentMessages());
  const { pictureOf, viewer, thumbnails, itself, failed } = gallery;
  const { previous, next, position } = controls;
  const { loading } = states;
  const { close } = layout;
  return (
    <>
      <div className={styles.facts}>
        <DualDate date={album.date} />
        <span className={styles.count}>{albumCount(album, locale)}</span>
      </div>
      {album.description && <UpstreamText as="p" text={album.description} className={styles.description} />}
      {album.images.length > 0 && (
        <Pictures
          pictures={album.images}
          title={albumTitle(album, locale)}
          locale={locale}
          labels={{ pictureOf, viewer, thumbnails, itself, failed, previous, next, position, loading, close }}
        />
      )}
      <OtherAlbums album={album} />
    </>
  );
}
