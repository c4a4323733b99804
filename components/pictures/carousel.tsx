import { type ReactNode, use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';

interface CarouselSlide {
  key: string;
  /** Its position, such as `2 of 3`. */
  label: string;
  content: ReactNode;
}

interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  className?: string | undefined;
  /** The content beside the controls; by default the position of the slide. */
  children?: ReactNode;
}

/** Milliseconds between slides (specification section 4). */
const INTERVAL = 4000;

/** A scrolling row of pictures that wraps around: by hand, by buttons and automatically (`rotate`). */
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
        <CarouselControls position={children ? undefined : slides[0]?.label} />
      </div>
      <div
        className={styles.slides}
        role="group"
        aria-label={controls.slides}
        // Focusable, so that arrow keys scroll it.
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
            // Loads shortly before its turn.
            data-lazy={index > 0 ? '' : undefined}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}
