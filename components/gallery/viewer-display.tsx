import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { filePath } from '#lib/platform/routes/paths.ts';
import { pictureSources } from '#lib/site/files/picture-sources.ts';
import { isMotionAllowed, watchMotion } from '../page-script/motion.ts';
import { Loading } from '../ui/loading.tsx';
import { pictureName, type ViewedPictures, type ViewerProps } from './viewed-pictures.ts';
import styles from './viewer.module.css';

interface ViewerPictureProps {
  fileName: string;
  alt: string;
  labels: ViewedPictures['labels'];
}

/** A picture as large as the screen allows, with messages while it loads and when it fails. */
function ViewerPicture({ fileName, alt, labels }: ViewerPictureProps) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        {labels.failed}
      </p>
    );
  }
  return (
    <>
      {state === 'loading' && <Loading label={labels.loading} className={styles.loading} />}
      <img
        {...pictureSources(filePath(fileName), 1600)}
        alt={alt}
        width={1600}
        height={1200}
        sizes="100vw"
        loading="eager"
        draggable={false}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
        className={styles.picture}
      />
    </>
  );
}

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
