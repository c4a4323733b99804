import { Fragment } from 'react';
import type { Locale } from '#content/locale.ts';
import { searchReasons } from '#content/messages/search.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import type { MatchReason } from '#lib/site/search/reasons.ts';
import { languageOf } from '#packages/nepali/text/language.ts';

/** The reasons why a result without the typed words matches; nothing for literal matches. */
export function MatchReasons({ reasons, locale }: { reasons: readonly MatchReason[]; locale: Locale }) {
  if (reasons.length === 0) return null;
  return (
    <p>
      <small>
        {reasons.map(({ why, words, page = 0, path }, index) => {
          const written = words.join(', ');
          const [before, after] = fillIn(searchReasons[why][locale], { page }, locale).split('{words}');
          const reason = (
            <>
              {before}
              <span lang={languageOf(written)}>{written}</span>
              {after}
            </>
          );
          return (
            <Fragment key={why}>
              {index > 0 && '\u00a0· '}
              {path === undefined ? reason : <a href={localPath(path, locale)}>{reason}</a>}
            </Fragment>
          );
        })}
      </small>
    </p>
  );
}
