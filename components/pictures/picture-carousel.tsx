import { type ReactNode, use } from 'react';
import type { SitePicture } from '#content/site/text.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { Carousel } from './carousel.tsx';
import { Picture } from './picture.tsx';

interface PictureCarouselProps {
  label: string;
  pictures: readonly SitePicture[];
  sizes: string;
  /** Whether the carousel is at the top of the page: its first picture then loads with high priority. */
  priority?: boolean;
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
  priority,
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
        isFirst={priority && index === 0}
      />
    ),
  }));
  return (
    <Carousel label={label} slides={slides} className={className}>
      {children}
    </Carousel>
  );
}
