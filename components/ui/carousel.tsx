'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Messages } from '@/content/messages';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls';
import { useAutoAdvance } from './use-auto-advance';

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
  className?: string;
}

/** Pictures one after another, wrapping around; without scripts a row to scroll. */
export function Carousel({ label, labels, slides, interval = 4000, className = '' }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 24 });
  const [selected, setSelected] = useState(0);
  const advance = useCallback(() => embla?.scrollNext(), [embla]);
  const { motion, playing, running, toggle, hold } = useAutoAdvance(advance, interval);

  useEffect(() => {
    embla?.on('select', () => setSelected(embla.selectedScrollSnap()));
  }, [embla]);

  return (
    <section
      className={`${styles.carousel} ${className}`}
      aria-roledescription={labels.carousel}
      aria-label={label}
      {...hold}
    >
      <CarouselControls
        labels={labels}
        playing={playing}
        onToggle={motion ? toggle : undefined}
        onPrevious={() => embla?.scrollPrev(!motion)}
        onNext={() => embla?.scrollNext(!motion)}
      />
      <div ref={viewport} className={embla ? styles.viewport : styles.scroller} aria-live={running ? 'off' : 'polite'}>
        <div className={styles.slides}>
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              className={styles.slide}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={slide.label}
              inert={embla !== undefined && index !== selected}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
