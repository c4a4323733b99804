import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import type { SitePicture } from '#content/pages/site-picture.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { Carousel } from './carousel.tsx';
import { Picture } from './picture.tsx';

interface PictureCarouselProps {
  label: string;
  pictures: readonly SitePicture[];
  sizes: string;
  locale: Locale;
  messages: Messages;
  /** The first picture is what the page shows first: it is fetched before all else. */
  priority?: boolean;
  className?: string;
  /** What stands beside the controls. */
  children?: ReactNode;
}

/** The site's own pictures in a carousel, encoded for the screen that asks. */
export function PictureCarousel({
  label,
  pictures,
  sizes,
  locale,
  messages,
  priority,
  className,
  children,
}: PictureCarouselProps) {
  const position = (index: number) =>
    fillIn(messages.controls.position, { position: index + 1, count: pictures.length }, locale);
  const slides = pictures.map((picture, index) => ({
    key: picture.src,
    label: position(index),
    content: (
      <Picture
        src={picture.src}
        alt={picture.alt[locale]}
        width={picture.width}
        height={picture.height}
        sizes={sizes}
        isFirst={priority && index === 0}
      />
    ),
  }));
  return (
    <Carousel label={label} labels={messages.controls} slides={slides} className={className}>
      {children}
    </Carousel>
  );
}
