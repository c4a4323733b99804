'use client';

import { type ReactNode, useCallback, useRef } from 'react';
import type { Messages } from '#content/messages/index.ts';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useShownSlide } from './use-shown-slide.ts';

export interface CarouselSlide {
  key: string;
  /** Its place, such as `2 of 3`. */
  label: string;
  content: ReactNode;
}

interface CarouselProps {
  label: string;
  labels: Messages['controls'];
  slides: readonly CarouselSlide[];
  /** Milliseconds between slides: 4 s (specification section 4). */
  interval?: number;
  className?: string | undefined;
  /** What stands beside the controls; the place of the slide unless told. */
  children?: ReactNode;
}

/** Pictures one after another in a row that is scrolled, by hand, by its buttons and by itself, wrapping around. */
export function Carousel({ label, labels, slides, interval = 4000, className = '', children }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const { shown, step } = useShownSlide(row, slides.length);
  const advance = useCallback(() => step(1, true), [step]);
  const { motion, playing, running, toggle, hold } = useAutoAdvance(advance, interval);

  return (
    <section
      className={`${styles.carousel} ${className}`}
      aria-roledescription={labels.carousel}
      aria-label={label}
      {...hold}
    >
      <div className={styles.bar}>
        {children}
        <CarouselControls
          labels={labels}
          playing={playing}
          onToggle={motion ? toggle : undefined}
          onPrevious={() => step(-1, motion)}
          onNext={() => step(1, motion)}
          place={children ? undefined : slides[shown ?? 0]?.label}
        />
      </div>
      <div
        ref={row}
        className={styles.slides}
        role="group"
        aria-label={labels.slides}
        // Arrow keys scroll it.
        tabIndex={0}
        aria-live={running ? 'off' : 'polite'}
        data-slides
      >
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            className={styles.slide}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={slide.label}
            inert={shown !== null && index !== shown}
            // Until the one before it shows (`holdSlides`).
            data-later={index > 1 ? '' : undefined}
            suppressHydrationWarning
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}
