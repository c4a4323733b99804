import { type ReactNode, use } from 'react';
import type { SitePicture } from '#content/site/text.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { Carousel } from './carousel.tsx';
import { firstPicturePriority } from './first-picture.ts';
import { Picture } from './picture.tsx';

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
