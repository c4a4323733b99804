import type { HTMLAttributes } from 'react';

interface LiveRegionProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'p' | 'span';
  /** Its first content, as HTML. */
  text?: string;
}

/** An element whose content the page script writes: React neither compares nor changes it. */
export function LiveRegion({ as: Element = 'div', text = '', ...rest }: LiveRegionProps) {
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: text }} />;
}
