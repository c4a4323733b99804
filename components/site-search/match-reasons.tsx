import { Fragment } from 'react';
import type { Locale } from '#content/locale.ts';
import { searchReasons } from '#content/messages/search-reasons.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { localPath } from '#lib/routes/paths.ts';
import type { Reason } from '#lib/search/reasons.ts';

/** Why something was found that does not have the words as they were typed; nothing where it has. */
export function MatchReasons({ reasons, locale }: { reasons: readonly Reason[]; locale: Locale }) {
  if (reasons.length === 0) return null;
  return (
    <p>
      <small>
        {reasons.map(({ why, words, page = 0, path }, index) => {
          const written = words.join(', ');
          const [before, after] = fillIn(searchReasons[why][locale], { page }, locale).split('{words}');
          const told = (
            <>
              {before}
              <span lang={languageOf(written)}>{written}</span>
              {after}
            </>
          );
          return (
            <Fragment key={why}>
              {index > 0 && ' · '}
              {path === undefined ? told : <a href={localPath(path, locale)}>{told}</a>}
            </Fragment>
          );
        })}
      </small>
    </p>
  );
}
