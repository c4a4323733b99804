import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isMotionAllowed, watchMotion } from '../page-script/motion.ts';
import { pictureName, type ViewerProps } from './viewed-pictures.ts';
import styles from './viewer.module.css';
import { ViewerPicture } from './viewer-picture.tsx';

/** Whether motion is allowed. */
function useMotion(): boolean {
  // The server renders the pause buttons, so that the layout does not shift; nothing moves until scripts run.
  return useSyncExternalStore(watchMotion, isMotionAllowed, () => true);
}

/** The current picture; its neighbours are loaded in advance, others of the album are not. */
export function ViewerDisplay({ current, onShow, ...album }: ViewerProps) {
  const { pictures, labels } = album;
  const motion = useMotion();
  const [start] = useState(current);
  const [viewport, embla] = useEmblaCarousel({ startIndex: start, duration: 20 });
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const selected = useEffectEvent(() => embla && onShow(embla.selectedScrollSnap()));
  const follow = useEffectEvent((index: number) => embla?.scrollTo(index, !motion));

  useEffect(() => {
    embla?.on('select', selected);
  }, [embla]);
  useEffect(() => {
    follow(current);
    setSeen((before) => new Set([...before, current - 1, current, current + 1]));
  }, [current]);

  const step = (label: string, to: number, path: string) => (
    <button type="button" aria-label={label} aria-disabled={!pictures[to]} onClick={() => onShow(to)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );

  return (
    <div className={styles.display}>
      {step(labels.previous, current - 1, 'M15.5 4.5 8 12l7.5 7.5 2-2L12 12l5.5-5.5z')}
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.slides}>
          {pictures.map(({ image }, index) => (
            <div key={image} className={styles.slide} inert={index !== current}>
              {seen.has(index) && <ViewerPicture fileName={image} alt={pictureName(album, index)} labels={labels} />}
            </div>
          ))}
        </div>
      </div>
      {step(labels.next, current + 1, 'M8.5 4.5 16 12l-7.5 7.5-2-2L12 12 6.5 6.5z')}
    </div>
  );
}
