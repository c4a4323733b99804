import { use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Album } from '#lib/site/campus-client/types.ts';
import { albumCount, albumTitle } from '#lib/site/people/album-title.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { firstPicturePriority } from '../pictures/first-picture.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { DualDate } from '../text/dual-date.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { MoreRecords } from '../ui/more-records.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './album-grid.module.css';
import thumbnail from './thumbnail.module.css';

/** Characters of a description on a card, three or four lines; the page of the album has the full text. */
const MAX_DESCRIPTION = 140;

interface AlbumGridProps {
  albums: readonly Album[];
  /** The heading level of the titles: `h3` is below other parts of a page, in rows on phones. */
  level?: 'h2' | 'h3';
  /** Whether the grid is at the top of the page: the first cover then loads at once. */
  isFirst?: boolean;
}

function AlbumCard({ album, level: Title, isFirst }: { album: Album; level: 'h2' | 'h3'; isFirst: boolean }) {
  const locale = use(currentLocale());
  const [cover] = album.images;
  const { description } = inLanguage(album, locale);
  return (
    <li className={styles.card}>
      {cover ? (
        <StoredPicture
          fileName={cover.image}
          alt=""
          width={1200}
          height={800}
          sizes={Title === 'h3' ? '(width > 768px) 23rem, 9rem' : '(width > 768px) 23rem, 92vw'}
          className={thumbnail.thumbnail}
          priority={isFirst ? use(firstPicturePriority()) : undefined}
        />
      ) : (
        <div className={thumbnail.thumbnail} />
      )}
      <div className={styles.details}>
        <Title className={styles.title}>
          <PageLink path={`/gallery/${album.id}`}>
            <UpstreamText text={albumTitle(album, locale)} />
          </PageLink>
        </Title>
        <DualDate date={album.date} />
        {description && <UpstreamText as="p" text={clip(description, MAX_DESCRIPTION)} />}
        <p className={styles.count}>{albumCount(album, locale)}</p>
      </div>
    </li>
  );
}

/** Albums of a grid: more than a campus has, but a foreign API may invent any number. */
const MAX_ALBUMS = 300;

/** The albums with cover, title, date, description and number of pictures; each links to its page, which links to the next one. */
export function AlbumGrid({ albums, level = 'h2', isFirst = false }: AlbumGridProps) {
  const locale = use(currentLocale());
  const next = albums[MAX_ALBUMS];
  return (
    <>
      <ul className={level === 'h3' ? styles.rows : styles.grid}>
        {albums.slice(0, MAX_ALBUMS).map((album, index) => (
          <AlbumCard key={album.id} album={album} level={level} isFirst={isFirst && index === 0} />
        ))}
      </ul>
      {next && (
        <MoreRecords count={albums.length - MAX_ALBUMS} path={`/gallery/${next.id}`}>
          <UpstreamText text={albumTitle(next, locale)} />
        </MoreRecords>
      )}
    </>
  );
}
