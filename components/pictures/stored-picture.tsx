import { filePath } from '#lib/platform/routes/paths.ts';
import { Picture } from './picture.tsx';

interface StoredPictureProps {
  fileName: string;
  alt: string;
  /** The width of the reserved space in pixels; the picture fits into it. */
  width: number;
  height: number;
  sizes: string;
  widths?: readonly number[];
  className?: string;
  kind?: 'file' | 'profile';
  /** The priority of the first picture of a page (`firstPicturePriority`). */
  priority?: 'high' | 'low' | undefined;
}

/** A picture from the campus API, encoded for the requesting screen; it loads lazily, except the first of a page. */
export function StoredPicture({ fileName, kind, ...rest }: StoredPictureProps) {
  return <Picture {...rest} src={filePath(fileName, kind)} />;
}
