import { type ElementType, use } from 'react';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { upstreamName } from '#lib/people/upstream-name.ts';

interface UpstreamNameProps {
  as?: ElementType;
  name: string;
  className?: string | undefined;
}

/** A name of the campus API in the language of the page where it is known, else as it came and marked with its own (WCAG 3.1.2). */
export function UpstreamName({ as: Element = 'span', name, className }: UpstreamNameProps) {
  const locale = use(currentLocale());
  const { text, lang } = upstreamName(name, locale);
  return (
    <Element lang={lang === locale ? undefined : lang} className={className}>
      {text}
    </Element>
  );
}
