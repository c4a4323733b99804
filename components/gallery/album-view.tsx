import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Album } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getAlbums } from '#lib/site/content-cache/readers.ts';
import { albumCount, albumTitle } from '#lib/site/people/album-title.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';
import { DualDate } from '../text/dual-date.tsx';
import { OtherLanguage } from '../text/other-language.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './album-view.module.css';
import { Pictures } from './pictures.tsx';

interface OtherAlbumsProps {
  album: Album;
}

/** Links to the previous and the next album in the order of the gallery, and to the gallery. */
async function OtherAlbums({ album }: OtherAlbumsProps) {
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
