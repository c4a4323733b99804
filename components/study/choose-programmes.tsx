import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { COMPARE_CHOSEN, localPath } from '#lib/platform/routes/paths.ts';
import type { ProgrammeLevel } from '#lib/site/site-content/programmes.ts';
import { shortNames } from '#lib/site/site-content/short-names.ts';
import control from '../ui/control.module.css';
import ui from '../ui/ui.module.css';
import styles from './choose-programmes.module.css';

interface ChooseProgrammesProps {
  levels: readonly ProgrammeLevel[];
  /** Ids of programmes. */
  chosen?: readonly string[];
  locale: Locale;
}

/** A plain form to choose the programmes of a comparison, by faculty and with short names. */
export function ChooseProgrammes({ levels, chosen = [], locale }: ChooseProgrammesProps) {
  const { compare, programmes: others } = messagesIn(locale).study;
  const all = levels.flatMap(({ programmes }) => programmes);
  const names = shortNames(all, locale);
  const faculties = [...Map.groupBy(all, ({ facultyName }) => facultyName?.en)];
  return (
    <form action={localPath(COMPARE_CHOSEN, locale)} className={styles.form}>
      <p className={styles.title}>{compare.choose}</p>
      {faculties.map(([faculty, programmes]) => (
        <fieldset key={faculty ?? ''}>
          <legend>{programmes[0]?.facultyName?.[locale] ?? others}</legend>
          {programmes.map(({ id, name }) => {
            const short = names.get(id);
            const whole = plainWords(name[locale]);
            return (
              <label key={id} lang={otherLanguageOf(name, locale) ?? undefined}>
                <input type="checkbox" name="programme" value={id} defaultChecked={chosen.includes(id)} />
                <span>
                  {short}
                  {short !== whole && <span className={ui.visuallyHidden}>{`: ${whole}`}</span>}
                </span>
              </label>
            );
          })}
        </fieldset>
      ))}
      <button type="submit" className={control.button}>
        {compare.button}
      </button>
    </form>
  );
}
