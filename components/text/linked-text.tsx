import { splitLinks } from '#lib/i18n/linked-text.ts';
import { PageLink } from '../ui/page-link.tsx';

/** A text from `content/` with its links. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: words, path }) =>
    path ? (
      <PageLink key={words} path={path}>
        {words}
      </PageLink>
    ) : (
      words
    ),
  );
}
