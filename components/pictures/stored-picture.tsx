import { filePath } from '#lib/routes/paths.ts';
import { Picture } from './picture.tsx';

interface StoredPictureProps {
  fileName: string;
  alt: string;
  /** The space that is reserved, in pixels; the picture fits into it. */
  width: number;
  height: number;
  sizes: string;
  widths?: readonly number[];
  className?: string;
  kind?: 'file' | 'profile';
  isFirst?: boolean;
}

/** A picture that the campus API stores, encoded for the screen that asks; loaded when it comes into view, but for the first of a page. */
export function StoredPicture({ fileName, kind, ...rest }: StoredPictureProps) {
  return <Picture {...rest} src={filePath(fileName, kind)} />;
}
