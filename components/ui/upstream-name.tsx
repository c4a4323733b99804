import type { ElementType } from 'react';
import type { Locale } from '#content/locale.ts';
import { upstreamName } from '#lib/people/upstream-name.ts';

interface UpstreamNameProps {
  as?: ElementType;
  name: string;
  locale: Locale;
  className?: string | undefined;
}

/** A name of the campus API in the language of the page where it is known, else as it came and marked with its own (WCAG 3.1.2). */
export function UpstreamName({ as: Element = 'span', name, locale, className }: UpstreamNameProps) {
  const { text, lang } = upstreamName(name, locale);
  return (
    <Element lang={lang === locale ? undefined : lang} className={className}>
      {text}
    </Element>
  );
}
