import { readDrawing } from '#lib/pictures/drawing.ts';

interface DrawingProps {
  /** Its file below `public/`, without `.svg`. */
  name: string;
  className?: string | undefined;
  /** In pixels; the layout may show it smaller. */
  width: number;
  height: number;
}

/** A drawing that says nothing but what stands beside it. */
export function Drawing({ name, ...rest }: DrawingProps) {
  const drawing = readDrawing(name);
  return 'address' in drawing ? (
    <img {...rest} src={drawing.address} alt="" />
  ) : (
    <svg {...rest} viewBox={drawing.viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.shapes }} />
  );
}
