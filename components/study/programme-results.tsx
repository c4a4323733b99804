import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { programmePath } from '#lib/platform/routes/paths.ts';
import type { Programme, ProgrammeLevel } from '#lib/site/site-content/programmes.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { LocalizedLink } from '../ui/localized-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './programme-finder.module.css';
import { yearsText } from './years.ts';

interface ProgrammeResultsProps {
  levels: readonly ProgrammeLevel[];
  locale: Locale;
}

/** Duration, shift and the fee of the first year; what the campus does not state is left out. */
function factsOf({ years, shift, fee: { firstYear } }: Programme, locale: Locale): string {
  const { study } = messagesIn(locale);
  const facts = [
    yearsText(years, locale),
    shift && study.shifts[shift],
    firstYear !== null && fillIn(study.rupees, { amount: formatNumber(firstYear, locale) }, locale),
  ];
  return facts.filter(Boolean).join('\u00a0· ');
}

/** The matching programmes by level, or that there are none. */
export function ProgrammeResults({ levels, locale }: ProgrammeResultsProps) {
  const { finder } = messagesIn(locale).study;
  const count = levels.flatMap(({ programmes }) => programmes).length;
  const sentence = count === 0 ? finder.none : count === 1 ? finder.resultOne : finder.results;
  return (
    <div className={styles.results}>
      <p role="status">{fillIn(sentence, { count: formatNumber(count, locale) }, locale)}</p>
      {levels.map(({ id, heading, programmes }) => (
        <Section key={id} id={id} heading={heading[locale]}>
          <ul>
            {programmes.map((programme) => (
              <li key={programme.id}>
                <LocalizedLink path={programmePath(programme.id)} locale={locale}>
                  <span lang={otherLanguageOf(programme.name, locale) ?? undefined}>
                    {plainWords(programme.name[locale])}
                  </span>
                </LocalizedLink>
                <span className={styles.facts}>{factsOf(programme, locale)}</span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
