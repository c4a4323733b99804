import { type ReactNode, use } from 'react';
import type { SitePicture } from '#content/site/text.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { firstPicturePriority } from './first-picture.ts';
import { Picture } from './picture.tsx';

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
function Carousel({ label, slides, className = '', children }: CarouselProps) {
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

interface PictureCarouselProps {
  label: string;
  pictures: readonly SitePicture[];
  sizes: string;
  /** Whether the carousel is at the top of the page: its first picture then loads at once. */
  isFirst?: boolean;
  className?: string;
  /** A subset of the widths of pictures, for a layout with few sizes. */
  widths?: readonly number[];
  /** The content beside the controls. */
  children?: ReactNode;
}

/** Pictures of the site in a carousel, in sizes for the requesting screen. */
export function PictureCarousel({
  label,
  pictures,
  sizes,
  isFirst = false,
  className,
  widths,
  children,
}: PictureCarouselProps) {
  const locale = use(currentLocale());
  const { controls } = use(currentMessages());
  const position = (index: number) =>
    fillIn(controls.position, { position: index + 1, count: pictures.length }, locale);
  const slides = pictures.map((picture, index) => ({
    key: picture.src,
    label: position(index),
    content: (
      <Picture
        src={picture.src}
        alt={picture.alt[locale]}
        lang={otherLanguageOf(picture.alt, locale) ?? undefined}
        width={picture.width}
        height={picture.height}
        sizes={sizes}
        widths={widths}
        priority={isFirst && index === 0 ? use(firstPicturePriority()) : undefined}
      />
    ),
  }));
  return (
    <Carousel label={label} slides={slides} className={className}>
      {children}
    </Carousel>
  );
}
