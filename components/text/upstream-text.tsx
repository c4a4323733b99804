import type { ElementType } from 'react';
import { languageOf } from '#lib/i18n/language-of.ts';

export { languageOf };

interface UpstreamTextProps {
  as?: ElementType;
  text: string;
  className?: string;
  id?: string;
  /** Of a link. */
  href?: string;
  /** Of a link: what it leads to is saved, under this name or the one that the site gives it. */
  download?: string;
}

/** Text of the campus API, shown as it came and marked with its language (WCAG 3.1.2). */
export function UpstreamText({ as: Element = 'span', text, ...rest }: UpstreamTextProps) {
  return (
    <Element lang={languageOf(text)} {...rest}>
      {text}
    </Element>
  );
}
