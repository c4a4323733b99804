import { pagePicturePath } from '#lib/platform/routes/paths.ts';

interface PagePictureProps {
  digest: string;
  /** The page number from 1. */
  page: number;
  /** The size of the largest picture in pixels. */
  size: { readonly width: number; readonly height: number };
  alt: string;
  widths: readonly number[];
  /** The width in the layout. */
  sizes: string;
  className?: string | undefined;
}

/** A page of a document as a lazy picture. */
export function PagePicture({ digest, page, size, alt, widths, sizes, className }: PagePictureProps) {
  const [smallest = 360] = widths;
  const sources = (type: 'avif' | 'webp') =>
    widths.map((width) => `${pagePicturePath(digest, page, width, type)} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={pagePicturePath(digest, page, smallest, 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        width={smallest}
        height={Math.round((smallest * size.height) / size.width)}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
