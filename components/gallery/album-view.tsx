import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Album } from '#lib/site/campus-client/types.ts';
import { albumCount, albumTitle } from '#lib/site/people/album-title.ts';
import { DualDate } from '../text/dual-date.tsx';
import { OtherLanguage } from '../text/other-language.tsx';
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
  const { description } = inLanguage(album, locale);
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
      {description && (
        <>
          <OtherLanguage of={description} what="page" />
          <UpstreamText as="p" text={description} className={styles.description} />
        </>
      )}
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
