import { useEffect, useRef } from 'react';
import { Thumbnail } from './thumbnail.tsx';
import type { ViewerProps } from './viewed-pictures.ts';
import styles from './viewer.module.css';

/** All pictures small, in a row that follows the one that is shown; one stop of the Tab key. The page has these files already. */
export function ViewerThumbnails({ shown, onShow, ...album }: ViewerProps) {
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const current = row.current?.children[shown];
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (row.current?.contains(document.activeElement)) current?.querySelector('button')?.focus();
  }, [shown]);

  return (
    <ul ref={row} aria-label={album.labels.thumbnails} className={styles.thumbnails}>
      {album.pictures.map(({ image }, index) => (
        <li key={image}>
          <button
            type="button"
            aria-current={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => onShow(index)}
          >
            <Thumbnail album={album} index={index} />
          </button>
        </li>
      ))}
    </ul>
  );
}
