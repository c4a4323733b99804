import { type ElementType, use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { currentNames } from '#lib/site/people/campus-names.ts';
import { upstreamAddress, upstreamName } from '#lib/site/people/upstream-name.ts';
import { UnbrokenNumbers } from '../ui/unbroken-numbers.tsx';

/** Joins a dash to the word before it: no line begins with a dash. */
const keepDash = (text: string): string => text.replaceAll(' – ', '\u00a0– ');

interface TranslatedProps {
  as?: ElementType;
  className?: string | undefined;
}

/** A name of the campus API, translated into the language of the page if possible, otherwise marked with its own language (WCAG 3.1.2). */
export function UpstreamName({ name, ...rest }: TranslatedProps & { name: string }) {
  return <Translated text={name} translate={upstreamName} {...rest} />;
}

/** A postal address or a part of one, translated in the same way. */
export function UpstreamAddress({ address, ...rest }: TranslatedProps & { address: string }) {
  return <Translated text={address} translate={upstreamAddress} {...rest} />;
}

interface TranslationProps extends TranslatedProps {
  text: string;
  translate: typeof upstreamName;
}

function Translated({ as: Element = 'span', text: original, translate, className }: TranslationProps) {
  const locale = use(currentLocale());
  const { text, lang } = translate(original, locale, use(currentNames()));
  return (
    <Element lang={lang === locale ? undefined : lang} className={className}>
      <UnbrokenNumbers>{keepDash(text)}</UnbrokenNumbers>
    </Element>
  );
}
