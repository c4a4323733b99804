import { Fragment } from 'react';
import { searchReasons } from '@/content/messages/search-reasons';
import { languageOf } from '@/lib/language-of';
import type { Locale } from '@/lib/locale';
import type { Reason } from '@/lib/search/reasons';

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
