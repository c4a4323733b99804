import { readDrawing } from '#lib/pictures/drawing.ts';

interface DrawingProps {
  /** The path of its file below `public/`, without `.svg`. */
  name: string;
  className?: string | undefined;
  /** The width in pixels; the layout may shrink it. */
  width: number;
  height: number;
}

/** A decorative drawing, hidden from screen readers. */
export function Drawing({ name, ...rest }: DrawingProps) {
  const drawing = readDrawing(name);
  return 'address' in drawing ? (
    <img {...rest} src={drawing.address} alt="" />
  ) : (
    <svg {...rest} viewBox={drawing.viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.shapes }} />
  );
}
