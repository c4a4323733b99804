import type { ElementType, ReactNode } from 'react';
import { languageOf } from '#packages/nepali/text/language.ts';

export { languageOf };

interface UpstreamTextProps {
  as?: ElementType;
  text: string;
  className?: string;
  id?: string;
  /** The address, for a link. */
  href?: string;
  /** The file name of the download, for a link; empty for the name from the server. */
  download?: string;
  /** The text with its links. */
  children?: ReactNode;
}

/** Text of the campus API, unchanged and marked with its language (WCAG 3.1.2). */
export function UpstreamText({ as: Element = 'span', text, children = text, ...rest }: UpstreamTextProps) {
  return (
    <Element lang={languageOf(text)} {...rest}>
      {children}
    </Element>
  );
}
