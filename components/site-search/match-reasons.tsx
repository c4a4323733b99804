import { Fragment } from 'react';
import type { Locale } from '#content/locale.ts';
import { searchReasons } from '#content/messages/search-reasons.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import type { Reason } from '#lib/search/reasons.ts';

/** Why something was found that does not have the words as they were typed; nothing where it has. */
export function MatchReasons({ reasons, locale }: { reasons: readonly Reason[]; locale: Locale }) {
  if (reasons.length === 0) return null;
  return (
    <p>
      <small>
        {reasons.map(({ why, words }, index) => {
          const written = words.join(', ');
          const [before, after] = searchReasons[why][locale].split('{words}');
          return (
            <Fragment key={why}>
              {index > 0 && ' · '}
              {before}
              <span lang={languageOf(written)}>{written}</span>
              {after}
            </Fragment>
          );
        })}
      </small>
    </p>
  );
}
