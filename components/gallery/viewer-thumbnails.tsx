import { useEffect, useRef } from 'react';
import { Thumbnail } from './thumbnail.tsx';
import type { ViewerProps } from './viewed-pictures.ts';
import styles from './viewer.module.css';

/** Thumbnails in a row that scrolls to the current picture; one tab stop. The page has loaded these files already. */
export function ViewerThumbnails({ current, onShow, ...album }: ViewerProps) {
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const thumbnail = row.current?.children[current];
    thumbnail?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (row.current?.contains(document.activeElement)) thumbnail?.querySelector('button')?.focus();
  }, [current]);

  return (
    <ul ref={row} aria-label={album.labels.thumbnails} className={styles.thumbnails}>
      {album.pictures.map(({ image }, index) => (
        <li key={image}>
          <button
            type="button"
            aria-current={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onShow(index)}
          >
            <Thumbnail album={album} index={index} />
          </button>
        </li>
      ))}
    </ul>
  );
}
