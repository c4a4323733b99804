import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { COMPARE_CHOSEN, localPath } from '#lib/platform/routes/paths.ts';
import type { ProgrammeLevel } from '#lib/site/site-content/programmes.ts';
import control from '../ui/control.module.css';
import styles from './choose-programmes.module.css';

interface ChooseProgrammesProps {
  levels: readonly ProgrammeLevel[];
  /** Ids of programmes. */
  chosen?: readonly string[];
  locale: Locale;
}

/** A plain form to choose the programmes of a comparison. */
export function ChooseProgrammes({ levels, chosen = [], locale }: ChooseProgrammesProps) {
  const { compare } = messagesIn(locale).study;
  return (
    <form action={localPath(COMPARE_CHOSEN, locale)} className={styles.form}>
      <p className={styles.title}>{compare.choose}</p>
      {levels.map(({ id: level, name, programmes }) => (
        <fieldset key={level}>
          <legend>{name[locale]}</legend>
          {programmes.map(({ id, name: programme }) => (
            <label key={id} lang={otherLanguageOf(programme, locale) ?? undefined}>
              <input type="checkbox" name="programme" value={id} defaultChecked={chosen.includes(id)} />
              <span>{plainWords(programme[locale])}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <button type="submit" className={control.button}>
        {compare.button}
      </button>
    </form>
  );
}
