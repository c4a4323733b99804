import { piecesOf } from '@/lib/linked-text';
import type { Locale } from '@/lib/locale';
import { PageLink } from './page-link';

/** A text of `content/` with its links. */
export function LinkedText({ text, locale }: { text: string; locale: Locale }) {
  return piecesOf(text).map(({ text: words, path }) =>
    path ? (
      <PageLink key={words} path={path} locale={locale}>
        {words}
      </PageLink>
    ) : (
      words
    ),
  );
}
