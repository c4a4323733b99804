import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import styles from './carousel.module.css';

interface CarouselControlsProps {
  /** The visible position of the current slide; screen readers get it as the label of the slide. */
  position?: string | undefined;
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Pause or play first, then previous and next: the order of the WAI-ARIA carousel pattern. */
export function CarouselControls({ position }: CarouselControlsProps) {
  const { controls } = use(currentMessages());
  return (
    <div className={styles.controls}>
      {position && (
        <span aria-hidden="true" className={styles.position} data-slide-position>
          {position}
        </span>
      )}
      <button
        type="button"
        aria-label={controls.pause}
        data-pause={controls.pause}
        data-play={controls.play}
        className={styles.toggle}
      >
        <Icon path="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
        <Icon path="M8 5l11 7-11 7z" />
      </button>
      <button type="button" aria-label={controls.previous} data-step={-1}>
        <Icon path="M15.5 4.5 8 12l7.5 7.5 2-2L12 12l5.5-5.5z" />
      </button>
      <button type="button" aria-label={controls.next} data-step={1}>
        <Icon path="M8.5 4.5 16 12l-7.5 7.5-2-2L12 12 6.5 6.5z" />
      </button>
    </div>
  );
}
