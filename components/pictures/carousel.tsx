import { type ReactNode, use } from 'react';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';

export interface CarouselSlide {
  key: string;
  /** Its place, such as `2 of 3`. */
  label: string;
  content: ReactNode;
}

interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  className?: string | undefined;
  /** What stands beside the controls; the place of the slide unless told. */
  children?: ReactNode;
}

/** Milliseconds between slides (specification section 4). */
const INTERVAL = 4000;

/** Pictures one after another in a row that is scrolled, by hand, by its buttons and by itself, wrapping around (`rotate`). */
export function Carousel({ label, slides, className = '', children }: CarouselProps) {
  const { controls } = use(currentMessages());
  return (
    <section
      className={`${styles.carousel} ${className}`}
      aria-roledescription={controls.carousel}
      aria-label={label}
      data-rotate={INTERVAL}
    >
      <div className={styles.bar}>
        {children}
        <CarouselControls place={children ? undefined : slides[0]?.label} />
      </div>
      <div
        className={styles.slides}
        role="group"
        aria-label={controls.slides}
        // Arrow keys scroll it.
        tabIndex={0}
        aria-live="off"
        data-slides
      >
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            className={styles.slide}
            role="group"
            aria-roledescription={controls.slide}
            aria-label={slide.label}
            // Until the one before it shows.
            data-lazy={index > 1 ? '' : undefined}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}
