'use client';

import type { Messages } from '#content/messages/index.ts';
import styles from './carousel.module.css';

interface CarouselControlsProps {
  labels: Messages['controls'];
  playing: boolean;
  /** Absent where nothing moves by itself. */
  onToggle?: (() => void) | undefined;
  onPrevious: () => void;
  onNext: () => void;
  /** Which of how many is shown, for the eye: slides are named by it. */
  place?: string | undefined;
}

/** Pause or play first, then previous and next: the order of the WAI-ARIA carousel pattern. */
export function CarouselControls({ labels, playing, onToggle, onPrevious, onNext, place }: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      {place && (
        <span aria-hidden="true" className={styles.place}>
          {place}
        </span>
      )}
      {onToggle && (
        <button
          type="button"
          onClick={onToggle}
          aria-label={playing ? labels.pause : labels.play}
          className={styles.toggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={playing ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5l11 7-11 7z'} />
          </svg>
        </button>
      )}
      <button type="button" onClick={onPrevious} aria-label={labels.previous}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15.5 4.5 8 12l7.5 7.5 2-2L12 12l5.5-5.5z" />
        </svg>
      </button>
      <button type="button" onClick={onNext} aria-label={labels.next}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8.5 4.5 16 12l-7.5 7.5-2-2L12 12 6.5 6.5z" />
        </svg>
      </button>
    </div>
  );
}
